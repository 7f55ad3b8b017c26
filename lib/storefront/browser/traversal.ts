/** The path that the shopper is on the way back or forward to; the browser restores its scroll position. */
let destination: string | undefined;

/** On `popstate`, when the address has changed and its page has not come. */
export function beginTraversal(): void {
  destination = window.location.pathname;
}

export function endTraversal(): void {
  destination = undefined;
}

/** Whether the page that is being rendered is come back to. False on the server. */
export const isTraversal = (): boolean =>
  destination !== undefined && destination === window.location.pathname;
