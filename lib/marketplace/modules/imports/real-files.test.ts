import { asc, eq } from 'drizzle-orm';
import type { Connection } from '../../kernel/db/connection';
import { products } from '../../kernel/db/schema/catalog';
import { listings } from '../../kernel/db/schema/listings';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeCategory } from '../../kernel/db/testing/fixtures';
import { transact } from '../../kernel/db/transaction';
import { addBrand } from '../catalog/manage/brands';
import { correctStock } from '../inventory/correct-stock';
import { makePicture } from '../listings/testing/documents';
import { type ImportDesk, openImportDesk } from './testing/import-desk';
import {
  amazonFile,
  flipkartFile,
  googleFile,
  newShopifyFile,
  shopifyFile,
  tableOf,
  wooFile,
} from './testing/other-shops';
import { shirts } from './testing/tables';

type Value = { kind: string; value: string; hint: string; proposal: string | null };

describe.each(testDatabases)("files of other shops' on $name", ({ open }) => {
  let connection: Connection;
  let desk: ImportDesk;
  let kurtas: number;
  beforeAll(async () => {
    connection = await open();
    const category = { name: 'Kurtas & Sets', slug: 'kurtas-sets', hsn: '6211' };
    kurtas = (await makeCategory(connection.db, category)).id;
  });
  beforeEach(async () => {
    desk = await openImportDesk(connection);
  });
  afterEach(() => desk.close());
  afterAll(() => connection.close());

  const given = () => ({ category: desk.category.slug, picture: desk.picture });
  const drafts = async () => {
    const rows = await desk.db
      .select()
      .from(listings)
      .where(eq(listings.storeId, desk.store.id))
      .orderBy(listings.id);
    return rows.map(({ code, status, draft }) => ({ code, status, document: draft }));
  };
  const live = () =>
    desk.db.select().from(products).where(eq(products.storeId, desk.store.id)).orderBy(products.id);
  const valuesOf = async (id: number): Promise<Value[]> =>
    (await desk.call('GET', `imports/${id}/values`)).body.data.values;
  /** Answers the waiting questions with the proposals or the given choices, and checks again. */
  async function confirm(id: number, said: Record<string, string> = {}) {
    const values = await valuesOf(id);
    const choices = values.map(({ kind, value, hint, proposal }) => {
      return { kind, value, hint, choice: said[kind] ?? proposal ?? '' };
    });
    const { status } = await desk.call('PUT', `imports/${id}/values`, { choices });
    expect(status).toBe(200);
    return desk.recheck(id);
  }

  it("brings Shopify's export to live listings with one answer for each distinct value", async () => {
    const own = [desk.picture, await makePicture(desk.db, desk.store.id)];
    const pictures = [...own, await makePicture(desk.db, desk.store.id)];
    const checked = await desk.check(shopifyFile(pictures));
    expect(checked).toMatchObject({ format: 'shopify', undecided: 2 });
    expect(checked.counts).toMatchObject({ rows: 4, new: 4, faulty: 0, drafts: 4 });
    const lacking = checked.lacks.map(({ problem }: { problem: string }) => problem);
    expect(lacking).toEqual(expect.arrayContaining(['draft_category_proposed', 'brand_requested']));
    expect(await valuesOf(checked.id)).toEqual([
      expect.objectContaining({ kind: 'brand', value: 'Rangsutra Demo', proposal: 'request' }),
      expect.objectContaining({ kind: 'category', value: 'Kurta', proposal: String(kurtas) }),
    ]);
    const sure = await confirm(checked.id);
    expect(sure).toMatchObject({ state: 'checked', undecided: 0, counts: { new: 4, drafts: 0 } });
    await desk.apply(checked.id);
    expect(await live()).toMatchObject([
      {
        ...{ sku: 'indigo-kurta-Indigo-M-Slim', colour: 'Indigo', size: 'M / Slim', hsn: '6211' },
        ...{ mrp: 119_900, price: 89_900, stock: 4, weightGrams: null, categoryId: kurtas },
        description: 'Hand blocked.\n\n- Cotton',
      },
      { sku: 'indigo-kurta-Indigo-M-Loose', size: 'M / Loose', mrp: 89_900, stock: 0 },
      { sku: 'indigo-kurta-Madder-L-Slim', mrp: 94_900, stock: 7, weightGrams: 350 },
      { sku: 'clay-kurta', colour: null, size: null, mrp: 49_900, price: 49_900 },
    ]);
    const [kurta] = await drafts();
    expect(kurta?.document?.pictures.flatMap(({ images }) => images)).toEqual(
      expect.arrayContaining(pictures),
    );
    const again = await desk.check(shopifyFile(pictures));
    expect(again).toMatchObject({ undecided: 0, counts: { unchanged: 4, changed: 0, faulty: 0 } });
  });

  it('shows drafts that waited for an answer alone once the same file is answered', async () => {
    const file = shopifyFile([desk.picture]);
    await desk.apply((await desk.check(file)).id);
    expect((await drafts()).map(({ status }) => status)).toEqual(['draft', 'draft']);
    const again = await desk.check(file);
    expect(again.counts).toMatchObject({ unchanged: 4, new: 0, changed: 0 });
    expect((await confirm(again.id)).counts).toMatchObject({ changed: 4, drafts: 0 });
    await desk.apply(again.id);
    expect((await drafts()).map(({ status }) => status)).toEqual(['live', 'live']);
    expect((await desk.check(file)).counts).toMatchObject({ unchanged: 4, changed: 0 });
  });

  it('gives listings the brand that they asked for once the market has it', async () => {
    const checked = await desk.check(shopifyFile([desk.picture]));
    await confirm(checked.id);
    await desk.apply(checked.id);
    expect((await live()).map(({ brandId }) => brandId)).toEqual([null, null, null, null]);
    const { id } = await addBrand(desk.db, {
      name: 'RANGSUTRA demo',
      slug: `r-${checked.id}`,
      image: null,
    });
    expect((await live()).map(({ brandId }) => brandId)).toEqual([id, id, id, id]);
    const all = await drafts();
    expect(all.map(({ document }) => document?.brand_id)).toEqual([id, id]);
    await desk.db.update(products).set({ brandId: null }).where(eq(products.brandId, id));
  });

  it("reads Shopify's new headings, stock by location and metafields", async () => {
    const checked = await desk.check(newShopifyFile(desk.picture));
    expect(checked).toMatchObject({ format: 'shopify', counts: { rows: 2, new: 2, faulty: 0 } });
    await confirm(checked.id);
    await desk.apply(checked.id);
    expect(await live()).toMatchObject([
      { sku: 'saffron-kurta-S', size: 'S', stock: 5, mrp: 70_000, attributes: ['fabric:khadi'] },
      { sku: 'saffron-kurta-M', size: 'M', stock: 1, description: 'Light.' },
    ]);
  });

  it('asks once how many there are of what WooCommerce does not count', async () => {
    const checked = await desk.check(wooFile(desk.picture));
    expect(checked).toMatchObject({
      format: 'woocommerce',
      counts: { rows: 4, new: 3, faulty: 0, left_out: 1 },
    });
    const values = await valuesOf(checked.id);
    expect(values.map(({ kind }) => kind)).toEqual(['category', 'stock']);
    expect(values[0]).toMatchObject({ value: 'Clothing > Kurtas, Festive' });
    const sure = await confirm(checked.id, { stock: '12' });
    expect(sure.counts).toMatchObject({ new: 3, drafts: 0 });
    await desk.apply(checked.id);
    expect(await live()).toMatchObject([
      {
        ...{
          sku: 'woo-kurta-red',
          colour: 'Red',
          size: 'Print: Yes',
          price: 120_000,
          mrp: 150_000,
        },
        ...{ stock: 12, weightGrams: 227, lengthMm: 305, description: 'For evenings.' },
        attributes: ['fabric:Silk'],
      },
      { sku: 'woo-13', colour: 'Green', size: 'Print: No', price: 150_000, mrp: 150_000, stock: 5 },
      { sku: 'woo-plain', price: 60_000, stock: 12 },
    ]);
    expect((await drafts()).map(({ code }) => code)).toEqual(['woo-kurta', 'woo-plain']);
  });

  it('says that prices are in another currency, and takes a rate for the one file', async () => {
    const checked = await desk.check(googleFile(desk.picture));
    expect(checked).toMatchObject({ format: 'google', counts: { rows: 2, new: 2, faulty: 0 } });
    const lacking = checked.lacks.map(({ problem }: { problem: string }) => problem);
    expect(lacking).toEqual(expect.arrayContaining(['currency', 'draft_without_price']));
    const sure = await confirm(checked.id, { currency: '80', stock: '3' });
    expect(sure.counts).toMatchObject({ new: 2, drafts: 0 });
    await desk.apply(checked.id);
    expect(await live()).toMatchObject([
      { sku: 'G-1', price: 120_000, mrp: 160_000, stock: 3, attributes: ['gender:male'] },
      { sku: 'G-2', price: 160_000, mrp: 160_000, stock: 0 },
    ]);
    const again = await desk.check(googleFile(desk.picture));
    expect((await valuesOf(again.id)).find(({ kind }) => kind === 'currency')).toMatchObject({
      choice: null,
    });
  });

  it.each([
    ['amazon', amazonFile, ['AZ-M', 'AZ-L'], { price: 99_900, mrp: 149_900, colour: 'Olive' }],
    ['flipkart', flipkartFile, ['FK-M', 'FK-L'], { price: 79_900, weightGrams: 300, hsn: '6211' }],
  ] as const)(
    'reads the file of %s past its rows of labels and notes',
    async (format, file, skus, values) => {
      const checked = await desk.check(file(desk.picture));
      expect(checked).toMatchObject({ format, counts: { new: 2, faulty: 0 } });
      const sure = await confirm(checked.id);
      expect(sure.counts).toMatchObject({ drafts: 0 });
      await desk.apply(checked.id);
      expect((await live()).map(({ sku }) => sku)).toEqual(skus);
      expect((await live())[0]).toMatchObject(values);
      expect(await drafts()).toHaveLength(1);
    },
  );

  it('knows columns by Hindi names and by values, and a choice for one of them in the next file', async () => {
    const table = (...more: string[]) =>
      tableOf(
        ['कोड', 'सामान का नाम', 'भाव', 'एमआरपी', 'मात्रा', 'खाता', 'Foto', ...more],
        [1, 2].map((n) => ({
          ...{ कोड: `H-${n}`, 'सामान का नाम': 'Kurta', भाव: '₹ 450', एमआरपी: '600', मात्रा: 5 },
          ...{ खाता: '6211', Foto: `https://pictures.example/${n}.jpg` },
        })),
      );
    const { mapping, id } = (await desk.upload(table())).body.data;
    expect(mapping).toMatchObject({
      sku: { column: 'कोड' },
      name: { column: 'सामान का नाम' },
      price: { column: 'भाव' },
      mrp: { column: 'एमआरपी' },
      stock: { column: 'मात्रा' },
      pictures: { column: 'Foto' },
    });
    expect(mapping.hsn).toBeUndefined();
    const chosen = { ...mapping, hsn: { column: 'खाता' } };
    await desk.call('PUT', `imports/${id}/mapping`, { mapping: chosen });
    const next = (await desk.upload(table('Notes'))).body.data;
    expect(next.mapping).toMatchObject({ hsn: { column: 'खाता' }, sku: { column: 'कोड' } });
  });

  it('loses one picture that cannot be had, and nothing else', async () => {
    const file = shirts(2, given(), (line, n) =>
      n ? line : { ...line, pictures: `${desk.picture} | http://127.0.0.1/a.jpg` },
    );
    const { id } = await desk.check(file);
    const done = await desk.apply(id);
    expect(done.counts).toMatchObject({ new: 2, faulty: 0, drafts: 0 });
    expect(await live()).toHaveLength(2);
    const path = `imports/${id}/report?problem=picture_private`;
    expect((await desk.call('GET', path)).body.data).toMatchObject({ total: 1 });
  });

  it('leaves out what it cannot read of what a SKU can do without', async () => {
    const file = shirts(1, given(), (line) => ({ ...line, gtin: '123', weight_grams: 0 }));
    const { id, counts } = await desk.check(file);
    expect(counts).toMatchObject({ new: 1, faulty: 0, drafts: 0 });
    await desk.apply(id);
    expect(await live()).toMatchObject([{ gtin: null, weightGrams: null }]);
  });

  it('keeps price and stock of an archived listing, which stays archived', async () => {
    await desk.apply((await desk.check(shirts(2, given()))).id);
    const rows = await desk.db
      .select()
      .from(listings)
      .where(eq(listings.storeId, desk.store.id))
      .orderBy(asc(listings.id));
    const change = (id: number, to: string) => desk.call('POST', `listings/${id}/${to}`);
    const first = Number(rows[0]?.id);
    expect((await change(first, 'archive')).status).toBe(200);
    // An unknown code is a typing error, not a product without a name.
    const checked = await desk.check('stock,price,sku\n3,650,SKU-0\n4,660,SKU-1\n5,670,SKU-X\n');
    expect(checked.counts).toMatchObject({ new: 0, changed: 2, faulty: 1 });
    await desk.apply(checked.id);
    expect(await live()).toMatchObject([
      { price: 65_000, stock: 3, isActive: false },
      { price: 66_000, stock: 4, isActive: true },
    ]);
    expect((await drafts()).map(({ status }) => status)).toEqual(['archived', 'live']);
    await change(first, 'resume');
    expect((await live())[0]).toMatchObject({ price: 65_000, stock: 3, isActive: true });
  });

  it('fills what rows lack on the page, and keeps it when the columns are matched anew', async () => {
    const file = shirts(3, given(), ({ hsn: _, ...line }, n) =>
      n ? line : { ...line, price: '' },
    );
    const checked = await desk.check(file);
    const { id } = checked;
    expect(checked.counts).toMatchObject({ new: 3, drafts: 3, faulty: 0 });
    expect(checked.lacks).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ problem: 'draft_without_hsn', field: 'hsn', rows: 3 }),
        expect.objectContaining({ problem: 'draft_without_price', field: 'price', rows: 1 }),
      ]),
    );
    const fill = (body: object) => desk.call('PUT', `imports/${id}/rows`, body);
    await fill({ field: 'hsn', value: '6205', problem: 'draft_without_hsn' });
    expect((await desk.recheck(id)).counts).toMatchObject({ drafts: 1 });
    await desk.call('PUT', `imports/${id}/mapping`, { mapping: checked.mapping });
    expect((await desk.recheck(id)).counts).toMatchObject({ drafts: 1 });
    expect((await fill({ field: 'hsn', value: '6205' })).status).toBe(422);
    expect((await fill({ field: 'sku', value: 'X', problem: 'x' })).status).toBe(422);
    await desk.apply(id);
    expect(await live()).toHaveLength(2);
  });

  it('gives what lacks something back as a file with columns for it, and takes that again', async () => {
    const { id } = await desk.check(shirts(2, given(), ({ hsn: _, ...line }) => line));
    await desk.apply(id);
    expect(await live()).toHaveLength(0);
    const [heading = '', ...lines] = String(await desk.download(`imports/${id}/faulty-rows`))
      .trim()
      .split('\r\n');
    expect(heading).toMatch(/^What to correct,.*,hsn$/);
    const filled = [heading, ...lines.map((line) => `${line}6205`)].join('\n');
    const again = await desk.check(filled);
    expect(again.counts).toMatchObject({ changed: 2, drafts: 0, faulty: 0 });
    await desk.apply(again.id);
    expect(await live()).toHaveLength(2);
  });

  it.each([
    ['499', true],
    ['₹499', false],
  ])('says that prices such as %s are taken as rupees: %s', async (price, assumes_rupees) => {
    const file = `Item code,Particulars,Our price,Qty\nA-1,Shirt,${price},4\n`;
    expect(await desk.check(file)).toMatchObject({ format: 'other', assumes_rupees });
  });

  it('goes on with an import that was stopped', async () => {
    const { id } = await desk.check(shirts(2, given()));
    await desk.call('POST', `imports/${id}/cancel`);
    expect((await desk.call('GET', `imports/${id}`)).body.data).toMatchObject({
      state: 'cancelled',
      can_retry: true,
    });
    expect((await desk.call('POST', `imports/${id}/retry`)).status).toBe(200);
    await desk.apply(id);
    expect(await live()).toHaveLength(2);
  });

  it('takes back what a file has changed, but for what was changed since', async () => {
    await desk.apply((await desk.check(shirts(4, given()))).id);
    const before = await live();
    const change = 'sku,name,price,stock\nSKU-0,Better Shirt,600,9\nSKU-1,,650,3\nSKU-2,,500,1\n';
    const more = shirts(1, given(), (line) => ({ ...line, sku: 'SKU-9' }));
    const { id } = await desk.check(change);
    const done = await desk.apply(id);
    expect(done).toMatchObject({ state: 'done', can_undo: true });
    const second = await desk.check(more);
    await desk.apply(second.id);
    // Another change: one listing is edited, and the stock of another is set.
    await desk.apply((await desk.check('sku,price\nSKU-2,555\n')).id);
    await transact(desk.db, (tx) =>
      correctStock(tx, { productId: Number(before[1]?.id), by: -1, kind: 'import' }),
    );
    const undo = async (which: number) => {
      expect((await desk.call('POST', `imports/${which}/undo`)).status).toBe(200);
      return desk.recheck(which);
    };
    expect(await undo(id)).toMatchObject({ state: 'undone', undone: { back: 2, left: 1 } });
    expect(await undo(second.id)).toMatchObject({ undone: { back: 1, left: 0 } });
    expect(await live()).toMatchObject([
      { name: 'Cotton Shirt 0', price: 79_900, stock: 20, isActive: true },
      { price: 79_900, stock: 2 },
      { price: 55_500, stock: 1 },
      { price: 79_900, stock: 20 },
      { sku: 'SKU-9', isActive: false },
    ]);
    expect((await drafts()).map(({ status }) => status)).toEqual([
      ...['live', 'live', 'live', 'live', 'archived'],
    ]);
    expect((await desk.call('POST', `imports/${id}/undo`)).status).toBe(409);
  });
});
