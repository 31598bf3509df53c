/** Tell somebody who looks elsewhere that it is their turn. */

export function tell(title: string, body: string, wanted: boolean): void {
  if (!wanted || document.visibilityState === "visible" || !("Notification" in window) || Notification.permission !== "granted") {
    return;
  }
  const note = new Notification(title, { body, icon: "/favicon.svg", tag: location.pathname });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
