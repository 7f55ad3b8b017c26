/** Which navigations must load a document: needed by the server's door, the middleware and the browser. */

/** Pages of one shopper: rendered at each request, with a nonce. */
export const protectedPath =
  /^(?:\/hi)?\/(?:checkout|profile|order-success|track-order)(?:\/[^?#]*)?$/;
export const checkoutPath = /^(?:\/hi)?\/checkout(?:\/[^?#]*)?$/;

/**
 * Whether going to a path must load a document of its own: the one that is open has the policy of shared
 * pages, under which a protected page would not be protected, nor could be paid on. The checkout's is wider
 * than that of other protected pages.
 * @param from the path of the page that is open; '' when it is not known
 */
export const isOwnDocument = (path: string, from: string) =>
  protectedPath.test(path) &&
  !(checkoutPath.test(path) ? checkoutPath.test(from) : protectedPath.test(from));
