import { build } from './build-id';
import { idOfKey } from './page-keys';
import { shelf } from './shelf';
import { peek } from './store';

/** Keeps a page beyond this process, as it is known by now, once it is packed. */
export async function persist(key: string): Promise<void> {
  const entry = peek(key);
  if (!entry?.rest) return;
  const { value: _, rest, ...kept } = entry;
  await shelf().write({ ...kept, rest, id: idOfKey(key), key, build });
}
