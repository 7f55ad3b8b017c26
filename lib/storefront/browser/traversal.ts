/** The path of the back or forward navigation under way; the browser restores its scroll position. */
let destination: string | undefined;

/** Starts a traversal; called on `popstate`, when the address has changed but the page has not rendered yet. */
export function beginTraversal(): void {
  destination = window.location.pathname;
}

export function endTraversal(): void {
  destination = undefined;
}

/** True if the page being rendered was reached with back or forward. False on the server. */
export const isTraversal = (): boolean =>
  destination !== undefined && destination === window.location.pathname;
