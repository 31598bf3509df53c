/** Whether keys or a pointer were last at work: only who went by keys is led on by them. */
let keyed = false;
window.addEventListener("keydown", () => (keyed = true), true);
window.addEventListener("pointerdown", () => (keyed = false), true);

export function byKeys(): boolean {
  return keyed;
}
