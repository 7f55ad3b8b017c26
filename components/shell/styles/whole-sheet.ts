/** Milliseconds until it is tried again. */
const pause = 10_000;

let loading: Promise<void> | undefined;

/** Loads the style sheet of the whole site, once; also fulfilled where that fails, as the page's own is there. */
export function wholeSheet(address: string): Promise<void> {
  loading ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      setTimeout(() => {
        loading = undefined;
      }, pause);
      link.remove();
      resolve();
    };
    document.head.append(link);
  });
  return loading;
}
