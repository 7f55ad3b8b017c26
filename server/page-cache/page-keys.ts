/** The path that Next's key of a page stands for, as it is after the middleware: /en/product/x. */
export const pathOfKey = (key: string): string => key.slice(key.indexOf('/$/') + 2);

/** What a page is kept by beyond a process, the same for every build: its path, else Next's key. */
export const idOfKey = (key: string): string => (key.includes('/APP_PAGE/') ? pathOfKey(key) : key);
