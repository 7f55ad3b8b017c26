/**
 * Every value that the shop stores in the browser, except cookies, by its origin:
 * - `writer`: belongs to its writer. A signed-in shopper's value is deleted with the session; a visitor's
 * stays.
 * - `draft`: typed by a shopper. It survives a session that ended by itself, so that the same shopper can
 * continue.
 * - `device`: says nothing about anybody.
 */
type Origin = 'writer' | 'draft' | 'device';

/** Names in localStorage, shared by all tabs and visits. */
const onDevice = {
  pincode: 'writer',
  viewed: 'writer',
  searches: 'writer',
  'vendor-application': 'writer',
  /** Columns and row heights of the areas' lists. */
  lists: 'device',
} as const satisfies Record<string, Origin>;

/** Names in sessionStorage, of one tab. */
const inTab = {
  'pending-action': 'writer',
  'default pincode asked': 'writer',
  'from-search': 'writer',
  'left-out': 'draft',
  'left-out-before': 'draft',
  'order-key': 'draft',
  'orders list': 'writer',
  toast: 'device',
  /** `code:` and the purpose of the code. */
  code: 'writer',
  /** `checkout:` and the shopper's e-mail address. */
  checkout: 'draft',
} as const satisfies Record<string, Origin>;

export type DeviceName = keyof typeof onDevice;
type Tab = keyof typeof inTab;
export type TabName = Exclude<Tab, 'code' | 'checkout'> | `${'code' | 'checkout'}:${string}`;

/** The specification's key of the signed-in user. */
export const userKey = 'user';
const prefix = 'haat:';
/** Names of the values that a visitor wrote, as a JSON list. */
const visitorsKey = 'haat:of-visitor';
/** Pictures of an application to sell. */
export const picturesDatabase = 'haat-vendor-application';

const originOf = (name: string): Origin | undefined =>
  ({ ...onDevice, ...inTab })[name.split(':')[0] as DeviceName | Tab];

const visitorsOf = (storage: Storage): string[] => {
  const names: unknown = JSON.parse(storage.getItem(visitorsKey) ?? '[]');
  return Array.isArray(names) ? names : [];
};

/** Reads a stored value; undefined if there is none or storage is unavailable. */
export function recall<Value>(storage: () => Storage, name: string): Value | undefined {
  try {
    const saved = storage().getItem(prefix + name);
    return saved === null ? undefined : (JSON.parse(saved) as Value);
  } catch {
    return undefined;
  }
}

/** Stores a value under the signed-in shopper, or under the visitor; `undefined` deletes it. */
export function remember(storage: () => Storage, name: string, value: unknown): void {
  try {
    const kept = storage();
    const others = visitorsOf(kept).filter((each) => each !== name);
    const isVisitors = value !== undefined && localStorage.getItem(userKey) === null;
    const names = isVisitors ? [...others, name] : others;
    if (names.length) kept.setItem(visitorsKey, JSON.stringify(names));
    else kept.removeItem(visitorsKey);
    if (value === undefined) kept.removeItem(prefix + name);
    else kept.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Storage is blocked or full: the next page starts without the value.
  }
}

const listeners = new Set<() => void>();

/** Calls `listener` after stored values were deleted, so that copies in memory are read again. */
export function whenForgotten(listener: () => void): void {
  listeners.add(listener);
}

/**
 * Deletes the account's stored values when its shopper signs out or another one signs in.
 * @param drafts also deletes drafts; false where a session ended by itself
 */
export function forgetAccount({ drafts }: { drafts: boolean }): void {
  for (const storage of [() => localStorage, () => sessionStorage]) forgetIn(storage, drafts);
  for (const listener of listeners) listener();
}

function forgetIn(storage: () => Storage, drafts: boolean): void {
  try {
    const kept = storage();
    const visitors = visitorsOf(kept);
    for (const key of Object.keys(kept)) {
      const name = key.slice(prefix.length);
      const origin = key.startsWith(prefix) ? originOf(name) : undefined;
      const goes = origin === 'writer' || (origin === 'draft' && drafts);
      if (!goes || visitors.includes(name)) continue;
      kept.removeItem(key);
      if (name === 'vendor-application') globalThis.indexedDB?.deleteDatabase(picturesDatabase);
    }
  } catch {
    // Storage is unavailable, so there is nothing to delete.
  }
}
