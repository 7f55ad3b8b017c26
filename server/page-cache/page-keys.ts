/** Returns the path in Next's key of a page, as it is after the middleware: /en/product/x. */
export const pathOfKey = (key: string): string => key.slice(key.indexOf('/$/') + 2);

/** Returns a page's id outside this process, the same for every build: its path, otherwise Next's key. */
export const idOfKey = (key: string): string => (key.includes('/APP_PAGE/') ? pathOfKey(key) : key);
