const longest = 15_000;
const scripts = new Map<string, Promise<void>>();

/**
 * Runs a script of another host, once for the whole visit however often it is asked for. One that
 * failed, or did not come within 15 seconds, is asked for anew the next time.
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
