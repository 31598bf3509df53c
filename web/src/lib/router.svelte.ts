/** Where we are. Paths, not fragments: any path gives the client's page. */

class Router {
  path = $state(location.pathname);
  query = $state(location.search);

  constructor() {
    window.addEventListener("popstate", () => this.read());
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  param(name: string): string | null {
    return new URLSearchParams(this.query).get(name);
  }

  go(to: string, replace = false): void {
    if (replace) {
      history.replaceState(null, "", to);
    } else {
      history.pushState(null, "", to);
    }
    this.read();
    window.scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = location.search;
  }
}

export const router = new Router();

/** Follow links inside the client without a new page. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return;
  }
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) {
    return;
  }
  if (link.pathname.startsWith("/api")) {
    return;
  }
  const here = link.pathname === location.pathname && link.search === location.search;
  if (here && link.hash) {
    return;
  }
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
