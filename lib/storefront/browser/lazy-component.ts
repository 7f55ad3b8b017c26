import { type ComponentType, lazy } from 'react';

/**
 * A part of a page that is loaded when it is needed. Where it cannot be loaded, what holds its place stays,
 * instead of an error in the place of the page, and it comes when the connection is back.
 */
// biome-ignore lint/suspicious/noExplicitAny: the props are those of the part
export const lazyComponent = <Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
) => lazy(() => loaded(load));

/** What `load` gives, where need be once the connection is back; waits for ever rather than fail. */
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
