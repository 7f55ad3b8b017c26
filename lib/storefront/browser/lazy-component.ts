import { type ComponentType, lazy } from 'react';

/**
 * Loads a part of a page on demand. If loading fails, the placeholder stays instead of an error page, and the
 * part appears when the connection is back.
 */
// biome-ignore lint/suspicious/noExplicitAny: the props are those of the part
export const lazyComponent = <Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
) => lazy(() => loaded(load));

/** Resolves to the result of `load`, retried after the connection is back; never rejects. */
export const loaded = <Value>(load: () => Promise<Value>): Promise<Value> =>
  load().catch(() =>
    connection()
      .then(load)
      .catch(never<Value>),
  );

const connection = () =>
  new Promise<unknown>((resolve) => {
    window.addEventListener('online', resolve, { once: true });
  });

const never = <Value>() => new Promise<Value>(() => {});
