import { asc, eq } from 'drizzle-orm';
import { documentProblems } from '@/lib/contract/schemas/seller/listing-problems';
import type { Connection } from '../../kernel/db/connection';
import { productMedia, products, productTranslations } from '../../kernel/db/schema/catalog';
import { formerSlugs } from '../../kernel/db/schema/former-slugs';
import { listings } from '../../kernel/db/schema/listings';
import { staleProducts } from '../../kernel/db/schema/stale-products';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeCategory, makeDeal, makeProduct, makeStore } from '../../kernel/db/testing/fixtures';
import { setStock } from '../../kernel/db/testing/set-stock';
import { transact } from '../../kernel/db/transaction';
import { changeState } from './change-state';
import { publishListings } from './publish/publish';
import { publishedDocuments } from './published-documents';
import { createListing, saveDraft } from './save-draft';
import { saveListings } from './save-listings';
import { submitListing } from './submit';
import { makePicture, shirt } from './testing/documents';

describe.each(testDatabases)('listings of a store on $name', ({ open }) => {
  let connection: Connection;
  let categoryId: number;
  beforeAll(async () => {
    connection = await open();
    categoryId = (await makeCategory(connection.db)).id;
  });
  afterAll(() => connection.close());

  async function seller(reviewRequired = false) {
    const store = await makeStore(connection.db, { reviewRequired });
    const picture = await makePicture(connection.db, store.id);
    return { editor: { storeId: store.id, vendorId: store.vendorId }, picture };
  }
  const rowOf = async (id: number) =>
    (await connection.db.select().from(listings).where(eq(listings.id, id)))[0];
  const skusOf = (id: number) =>
    connection.db
      .select()
      .from(products)
      .where(eq(products.listingId, id))
      .orderBy(asc(products.id));

  it('are shown with every SKU, in both languages, once they are published', async () => {
    const { db } = connection;
    const { editor, picture } = await seller();
    const document = shirt({ categoryId, picture });
    expect(documentProblems(document)).toEqual([]);
    const id = await createListing(db, editor, { document });
    expect(await skusOf(id)).toEqual([]);
    expect(await submitListing(db, editor, { id, version: 1 })).toBe('live');
    const [medium, large] = await skusOf(id);
    expect(medium).toMatchObject({
      name: `${document.name.en} (Navy, M)`,
      price: 79_950,
      mrp: 129_900,
      stock: 20,
      isActive: true,
      slug: expect.stringMatching(/^cotton-shirt-\d+-navy-m$/),
    });
    const texts = await db
      .select()
      .from(productTranslations)
      .where(eq(productTranslations.productId, Number(large?.id)));
    expect(texts).toMatchObject([{ name: `${document.name.hi} (नेवी ब्लू, L)` }]);
    expect(await publishedDocuments(db, [id])).toMatchObject(
      new Map([[id, { name: document.name, skus: [{ price: 799.5 }, { size: 'L' }] }]]),
    );
    const stale = await db.select().from(staleProducts);
    expect(stale.map(({ subjectId }) => subjectId)).toContain(medium?.id);
  });

  it('keep their SKUs, stock and addresses when they are published again', async () => {
    const { db } = connection;
    const { editor, picture } = await seller();
    const document = shirt({ categoryId, picture });
    const id = await createListing(db, editor, { document });
    await submitListing(db, editor, { id, version: 1 });
    const [medium, large] = await skusOf(id);
    await setStock(db, Number(medium?.id), 3);
    const skus = document.skus.filter(({ size }) => size === 'M');
    const renamed = { ...document, name: { en: 'Linen Shirt', hi: '' }, skus };
    const version = await saveDraft(db, editor, { id, version: 1, document: renamed });
    expect(await rowOf(id)).toMatchObject({ hasChanges: true, status: 'live' });
    await submitListing(db, editor, { id, version });
    const [after, removed] = await skusOf(id);
    expect(after).toMatchObject({ id: medium?.id, stock: 3, name: 'Linen Shirt' });
    expect(removed).toMatchObject({ id: large?.id, isActive: false, isRemoved: true });
    expect(await db.select().from(formerSlugs)).toContainEqual({
      slug: medium?.slug,
      productId: medium?.id,
    });
    expect(
      await db.$count(productTranslations, eq(productTranslations.productId, Number(medium?.id))),
    ).toBe(0);
    expect(await db.$count(productMedia, eq(productMedia.productId, Number(medium?.id)))).toBe(1);
  });

  it('are submitted only when nothing is missing, which is said by field', async () => {
    const { editor, picture } = await seller(true);
    const document = shirt({
      categoryId,
      picture,
      hsn: '12',
      origin_country: 'China',
      pictures: [],
    });
    const id = await createListing(connection.db, editor, { document });
    await expect(submitListing(connection.db, editor, { id, version: 1 })).rejects.toMatchObject({
      status: 422,
      details: {
        fields: {
          hsn: 'hsn',
          importer: 'importer',
          'skus.0.pictures': 'picture_required',
          'skus.1.pictures': 'picture_required',
        },
      },
    });
    expect(await rowOf(id)).toMatchObject({ status: 'draft' });
  });

  it('wait for the operator where the store needs a review', async () => {
    const { editor, picture } = await seller(true);
    const document = shirt({ categoryId, picture });
    const id = await createListing(connection.db, editor, { document });
    expect(await submitListing(connection.db, editor, { id, version: 1 })).toBe('in_review');
    expect(await skusOf(id)).toEqual([]);
    await saveDraft(connection.db, editor, { id, version: 1, document });
    expect(await rowOf(id)).toMatchObject({ status: 'draft' });
  });

  it('are not overwritten by who has not seen the latest change', async () => {
    const { editor, picture } = await seller();
    const document = shirt({ categoryId, picture });
    const id = await createListing(connection.db, editor, { document });
    const theirs = { ...document, hsn: '6206' };
    await saveDraft(connection.db, editor, { id, version: 1, document: theirs });
    await expect(
      saveDraft(connection.db, editor, { id, version: 1, document }),
    ).rejects.toMatchObject({
      status: 409,
      details: { data: { version: 2, document: { hsn: '6206' } } },
    });
  });

  it("show no other store's pictures, and take no SKU code twice", async () => {
    const { editor, picture } = await seller();
    const stranger = await seller();
    const document = shirt({ categoryId, picture: stranger.picture });
    await expect(createListing(connection.db, editor, { document })).rejects.toMatchObject({
      details: { fields: { pictures: 'picture_gone' } },
    });
    const first = shirt({ categoryId, picture });
    const id = await createListing(connection.db, editor, { document: first });
    await submitListing(connection.db, editor, { id, version: 1 });
    const second = await createListing(connection.db, editor, { document: first });
    await expect(
      submitListing(connection.db, editor, { id: second, version: 1 }),
    ).rejects.toMatchObject({ details: { fields: { 'skus.0.sku': 'sku_taken' } } });
  });

  it('leave a price alone that a deal is measured by', async () => {
    const { db } = connection;
    const { editor, picture } = await seller();
    const product = await makeProduct(db, { storeId: editor.storeId, categoryId });
    await makeDeal(db, product.id, 5_000);
    const [document] = (await publishedDocuments(db, [product.listingId])).values();
    if (!document) throw new Error('no document');
    const skus = document.skus.map((sku) => ({ ...sku, price: 120 }));
    const changed = { ...document, description: { en: 'New', hi: '' }, skus };
    changed.pictures = [{ colour: '', images: [picture] }];
    const id = product.listingId;
    const version = await saveDraft(db, editor, { id, version: 1, document: changed });
    await expect(submitListing(db, editor, { id, version })).rejects.toMatchObject({
      details: { fields: { 'skus.0.price': 'price_under_deal' } },
    });
  });

  it('are saved and published by the hundred, and the same again changes nothing', async () => {
    const { db } = connection;
    const { editor, picture } = await seller();
    const given = Array.from({ length: 120 }, (_, n) => ({
      code: `BULK-${n}`,
      document: shirt({ categoryId, picture }),
    }));
    const save = () => transact(db, (tx) => saveListings(tx, editor, given, 'imported'));
    const saved = await save();
    expect(saved.every(({ isNew, isChanged }) => isNew && isChanged)).toBe(true);
    const options = { vendorId: editor.vendorId, setsStock: true };
    const refused = await transact(db, (tx) => publishListings(tx, saved, options));
    expect(refused.size).toBe(0);
    expect(await db.$count(products, eq(products.storeId, editor.storeId))).toBe(240);
    expect((await save()).some(({ isChanged }) => isChanged)).toBe(false);
    const [first] = given;
    for (const sku of first?.document.skus ?? []) sku.stock = 7;
    const again = (await save()).filter(({ isChanged }) => isChanged);
    expect(again).toHaveLength(1);
    await transact(db, (tx) => publishListings(tx, again, options));
    expect((await skusOf(Number(again[0]?.id))).map(({ stock }) => stock)).toEqual([7, 7]);
  });

  it('go off sale and come back as they were', async () => {
    const { db } = connection;
    const { editor, picture } = await seller();
    const id = await createListing(db, editor, { document: shirt({ categoryId, picture }) });
    await expect(changeState(db, editor, { id, change: 'pause' })).rejects.toMatchObject({
      code: 'listing_state',
    });
    await submitListing(db, editor, { id, version: 1 });
    const active = async () => (await skusOf(id)).map(({ isActive }) => isActive);
    expect(await changeState(db, editor, { id, change: 'pause' })).toBe('paused');
    expect(await active()).toEqual([false, false]);
    expect(await changeState(db, editor, { id, change: 'resume' })).toBe('live');
    expect(await active()).toEqual([true, true]);
    expect(await changeState(db, editor, { id, change: 'archive' })).toBe('archived');
    expect(await active()).toEqual([false, false]);
  });
});
