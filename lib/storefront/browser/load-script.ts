const longest = 15_000;
const scripts = new Map<string, Promise<void>>();

/**
 * Loads a script of another host once per visit. A script that failed, or did not arrive within 15 seconds, is
 * loaded again at the next call.
 */
export function loadScript(src: string): Promise<void> {
  const known = scripts.get(src);
  if (known) return known;
  const loading = append(src);
  scripts.set(src, loading);
  loading.catch(() => scripts.delete(src));
  return loading;
}

function append(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error(`${new URL(src, window.location.href).host}: script not loaded`));
    };
    const timer = setTimeout(fail, longest);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      fail();
    };
    script.async = true;
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    script.src = src;
    document.head.append(script);
  });
}
