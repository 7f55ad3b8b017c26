import { build } from './build-id';
import { idOfKey } from './page-keys';
import { shelf } from './shelf';
import { allPacked, peek } from './store';

/** What is being done on the shelf to a page, by Next's key. */
const underWay = new Map<string, Promise<void>>();

/** Keeps a page beyond this process, as it is known by then, once it is packed. */
export const persist = (key: string): Promise<void> => inTurn(key, writeKept);

/** Has the shelf forget a page. */
export const unpersist = (key: string): Promise<void> =>
  inTurn(key, () => shelf().remove(idOfKey(key)));

/** Does one thing after the other to a page: side by side, what was known first could come last. */
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

/** Once a page that is on its way to the shelf is there. */
export const whenPersisted = (key: string | undefined): Promise<void> | undefined =>
  key === undefined ? undefined : underWay.get(key);

/** Once all pages are on the shelf that this process has rendered, before it ends. */
export async function allPersisted(): Promise<void> {
  await allPacked();
  await Promise.all(underWay.values());
}
