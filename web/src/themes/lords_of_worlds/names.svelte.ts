/** Whether hexes and spaces show their names (A4, c3): as long as C is held, or the sign that says so is pressed. */
class Names {
  shown = $state(false);

  readonly down = (event: KeyboardEvent): void => {
    const typing = event.target instanceof Element && event.target.matches("input, textarea, select");
    if (event.key === "c" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      this.shown = true;
    }
  };

  readonly up = (event: KeyboardEvent): void => {
    if (event.key === "c") {
      this.shown = false;
    }
  };

  readonly show = (): void => {
    this.shown = true;
  };

  readonly hide = (): void => {
    this.shown = false;
  };
}

export const names = new Names();
