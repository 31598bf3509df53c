/** What is said of an element after its name, to those who listen: what its words mean. */
export function described(said: string): (element: Element) => void {
  return (element) => {
    if (said) {
      element.setAttribute("aria-description", said);
    } else {
      element.removeAttribute("aria-description");
    }
  };
}
