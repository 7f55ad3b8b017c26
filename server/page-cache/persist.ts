import { build } from './build-id';
import { idOfKey } from './page-keys';
import { shelf } from './shelf';
import { allPacked, peek } from './store';

/** Shelf operations in progress, by Next's key. */
const underWay = new Map<string, Promise<void>>();

/** Persists a page after it is packed, with all that is known by then. */
export const persist = (key: string): Promise<void> => inTurn(key, writeKept);

/** Removes a page from the shelf. */
export const unpersist = (key: string): Promise<void> =>
  inTurn(key, () => shelf().remove(idOfKey(key)));

/** Runs operations on a page one at a time: in parallel, the oldest version could be written last. */
function inTurn(key: string, work: (key: string) => Promise<void>): Promise<void> {
  const done = (underWay.get(key) ?? Promise.resolve()).then(() => work(key));
  const over = done
    .catch(() => {})
    .finally(() => {
      if (underWay.get(key) === over) underWay.delete(key);
    });
  underWay.set(key, over);
  return done;
}

async function writeKept(key: string): Promise<void> {
  const entry = peek(key);
  if (!entry?.rest) return;
  const { value: _, rest, ...kept } = entry;
  await shelf().write({ ...kept, rest, id: idOfKey(key), key, build });
}

/** Resolves after a page in progress is on the shelf. */
export const whenPersisted = (key: string | undefined): Promise<void> | undefined =>
  key === undefined ? undefined : underWay.get(key);

/** Resolves after all pages rendered by this process are on the shelf; for its end. */
export async function allPersisted(): Promise<void> {
  await allPacked();
  await Promise.all(underWay.values());
}
