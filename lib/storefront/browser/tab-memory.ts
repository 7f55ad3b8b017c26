import { recall, remember, type TabName } from './stored';

const storage = () => sessionStorage;

/** Returns a value that this tab stores across reloads: drafts and keys of the checkout, no secrets. */
export const recallInTab = <Value>(name: TabName): Value | undefined =>
  recall<Value>(storage, name);

/** Stores a value in this tab; `undefined` deletes it. */
export const rememberInTab = (name: TabName, value: unknown): void =>
  remember(storage, name, value);
