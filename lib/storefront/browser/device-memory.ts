import { type DeviceName, recall, remember } from './stored';

const storage = () => localStorage;

/** Returns a value that this device stores between visits: conveniences, no secrets. */
export const recallOnDevice = <Value>(name: DeviceName): Value | undefined =>
  recall<Value>(storage, name);

/** Stores a value on this device; `undefined` deletes it. */
export const rememberOnDevice = (name: DeviceName, value: unknown): void =>
  remember(storage, name, value);
