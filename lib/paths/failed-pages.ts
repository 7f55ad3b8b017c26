/** Pages shown, at any address, in place of a failed page (server/failed-pages.ts). */
export const failedPages = { unavailable: '/unavailable', failed: '/failed' } as const;

/** The placeholder in the cached page for the id of the failed request. */
export const referencePlace = '·-·-·-·-·';
