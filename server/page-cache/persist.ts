import { build } from './build-id';
import { idOfKey } from './page-keys';
import { shelf } from './shelf';
import { peek } from './store';

/** Pages on their way to the shelf. */
const writing = new Map<string, Promise<void>>();

/** Keeps a page beyond this process, as it is known by now, once it is packed. */
export async function persist(key: string): Promise<void> {
  const entry = peek(key);
  if (!entry?.rest) return;
  const { value: _, rest, ...kept } = entry;
  const before = writing.get(key);
  const written = shelf().write({ ...kept, rest, id: idOfKey(key), key, build });
  const all = Promise.all([before, written]).then(
    () => {},
    () => {},
  );
  writing.set(key, all);
  await written.finally(() => {
    if (writing.get(key) === all) writing.delete(key);
  });
}

/** Once a page that is on its way to the shelf is there. */
export const whenPersisted = (key: string | undefined): Promise<void> | undefined =>
  key === undefined ? undefined : writing.get(key);
