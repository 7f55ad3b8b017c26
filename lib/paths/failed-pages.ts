/** Pages that are shown, at any address, in the place of one that failed (server/failed-pages.ts). */
export const failedPages = { unavailable: '/unavailable', failed: '/failed' } as const;

/** Stands on the kept page where the id of the request that failed is shown. */
export const referencePlace = '·-·-·-·-·';
