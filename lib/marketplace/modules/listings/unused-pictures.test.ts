import { eq } from 'drizzle-orm';
import type { Connection } from '../../kernel/db/connection';
import { productMedia } from '../../kernel/db/schema/catalog';
import { listingRevisions, listings, storePictures } from '../../kernel/db/schema/listings';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeProduct, makeStore } from '../../kernel/db/testing/fixtures';
import { type Files, keyOf } from '../files';
import { makePicture, shirt } from './testing/documents';
import { deleteUnusedStorePictures } from './unused-pictures';

const day = 24 * 3600 * 1000;

describe.each(testDatabases)('pictures that nothing shows on $name', ({ open }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  it('are deleted two weeks after their upload, with their files', async () => {
    const { db } = connection;
    const { id: storeId } = await makeStore(db);
    const product = await makeProduct(db, { storeId });
    const picture = () => makePicture(db, storeId);
    const [shown, drafted, revised, unused] = [
      await picture(),
      await picture(),
      await picture(),
      await picture(),
    ];
    await db.insert(productMedia).values({ productId: product.id, position: 1, url: shown });
    const document = (url: string) => shirt({ categoryId: product.categoryId, picture: url });
    await db
      .update(listings)
      .set({ draft: document(drafted) })
      .where(eq(listings.id, product.listingId));
    await db.insert(listingRevisions).values({
      listingId: product.listingId,
      kind: 'saved',
      document: document(revised),
    });
    const removed: string[] = [];
    const remove = async (key: string) => removed.push(key);
    const files = { pictures: { remove } } as unknown as Files;
    const cleanUp = (days: number) =>
      deleteUnusedStorePictures(db, files, new Date(Date.now() + days * day));
    const left = async () =>
      (await db.select().from(storePictures).where(eq(storePictures.storeId, storeId))).length;

    expect([await cleanUp(13), await left()]).toEqual([0, 4]);
    expect([await cleanUp(15), await left()]).toEqual([1, 3]);
    expect(removed).toEqual([keyOf(unused)]);
    await db.delete(productMedia).where(eq(productMedia.url, shown));
    expect(await cleanUp(16)).toBe(0);
    expect([await cleanUp(23), await left()]).toEqual([1, 2]);
  });
});
