import { setTimeout as delay } from 'node:timers/promises';
import { allPersisted, persist, unpersist, whenPersisted } from './persist';
import { putShelf, shelf } from './shelf';
import { add, forget, keep } from './store';
import type { StoredPage } from './stored-page';

const bytes = { bytes: Buffer.from('page'), plainSize: 4 };
const page = { html: bytes, rest: bytes, status: 200, sendable: true, tags: [], lastModified: 0 };
const key = 'build/$/en/product/a';

/** A shelf whose first operation is its slowest. */
let lies: StoredPage | undefined;
beforeEach(() => {
  lies = undefined;
  const pauses = [20, 0];
  const slowly = async (of: StoredPage | undefined) => {
    await delay(pauses.shift());
    lies = of;
  };
  putShelf({ ...shelf(), write: slowly, remove: () => slowly(undefined) });
});
afterEach(() => putShelf());

it('leaves on the shelf what was known last', async () => {
  add(key, { ...page });
  const first = persist(key);
  await Promise.resolve();
  add(key, { ...page, headers: [['x-learnt', 'later']] });
  await Promise.all([first, persist(key)]);
  expect(lies).toMatchObject({ headers: [['x-learnt', 'later']] });
  expect(whenPersisted(key)).toBeUndefined();
});

it('leaves nothing of a page that was forgotten while it was written', async () => {
  add(key, { ...page });
  const written = persist(key);
  await Promise.resolve();
  forget(key);
  await Promise.all([written, unpersist(key)]);
  expect(lies).toBeUndefined();
});

it('has everything there before the process ends, also what is still to be packed', async () => {
  const value = { kind: 'APP_PAGE', html: '<p>last</p>' };
  void keep(key, value, { lastModified: 1 }).then(() => persist(key));
  await allPersisted();
  expect(lies).toMatchObject({ key, lastModified: 1 });
});
