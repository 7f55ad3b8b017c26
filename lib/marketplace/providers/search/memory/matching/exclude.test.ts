import { testHost } from '../../../../app/testing/test-host';
import type { Connection } from '../../../../kernel/db/connection';
import { brands } from '../../../../kernel/db/schema/catalog';
import { testDatabases } from '../../../../kernel/db/testing/databases';
import { makeCategory, makeProduct, makeStore } from '../../../../kernel/db/testing/fixtures';

type Goods = { name: string; colour?: string; attributes?: string[]; description?: string };

const goods: Goods[] = [
  { name: 'Chikankari Embroidered Kurta', colour: 'White', attributes: ['kind:kurta'] },
  { name: 'Block Print Kurta', colour: 'Red', attributes: ['kind:kurta'] },
  { name: 'Plain Kurta', colour: 'Blue', attributes: ['kind:kurta'] },
  { name: 'Derby Leather Shoes', attributes: ['kind:shoes'] },
  { name: 'Mesh Shoes', attributes: ['kind:shoes'] },
  { name: 'Mango Pickle in Mustard Oil', attributes: ['kind:pickle'] },
  { name: 'Lemon Pickle without Oil', attributes: ['kind:pickle'] },
  { name: 'Iron Kadhai', attributes: ['kind:kadhai'] },
  { name: 'Non-Stick Kadhai', attributes: ['kind:kadhai'] },
  { name: 'Hibiscus Shampoo', attributes: ['kind:shampoo'], description: 'Free of sulphates.' },
  { name: 'Foam Shampoo', attributes: ['kind:shampoo'], description: 'Rich in sulphates.' },
];

describe.each(testDatabases)('excluding on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    connection = await open();
    const { db } = connection;
    const store = await makeStore(db, {});
    const { id: categoryId } = await makeCategory(db, { slug: 'goods', name: 'Goods' });
    const named = { slug: 'no-nasties', name: 'No Nasties' };
    const [brand] = await db.insert(brands).values(named).returning();
    const branded = { storeId: store.id, categoryId, brandId: brand?.id };
    await makeProduct(db, { ...branded, name: 'Cotton Socks' });
    for (const one of goods) await makeProduct(db, { storeId: store.id, categoryId, ...one });
    const { id: others } = await makeCategory(db, { slug: 'cutlery', name: 'Cutlery' });
    await makeProduct(db, { storeId: store.id, categoryId: others, name: 'Steel Spoon' });
    api = testHost(connection);
  });
  afterAll(() => connection.close());

  const search = async (text: string) => {
    const path = `/api/products/search?search=${encodeURIComponent(text)}`;
    const { data } = (await api.call('GET', path)).body;
    return { ...data, names: data.products.map((one: { name: string }) => one.name) };
  };

  it.each([
    ['kurta without embroidery', ['Block Print Kurta', 'Plain Kurta']],
    ['बिना कढ़ाई के कुर्ता', ['Block Print Kurta', 'Plain Kurta']],
    ['kurta without print', ['Chikankari Embroidered Kurta', 'Plain Kurta']],
    ['kurta not red', ['Chikankari Embroidered Kurta', 'Plain Kurta']],
    ['kurta -red -white', ['Plain Kurta']],
    ['shoes not leather', ['Mesh Shoes']],
    ['shoes leather nahi', ['Mesh Shoes']],
    ['shampoo without sulphates', ['Hibiscus Shampoo']],
  ])('of %j leaves only %j', async (text, left) => {
    expect((await search(text)).names.sort()).toEqual(left);
  });

  it('keeps and raises goods whose names say that they are without it', async () => {
    expect((await search('pickle without oil')).names[0]).toBe('Lemon Pickle without Oil');
    expect((await search('non stick kadhai')).names[0]).toBe('Non-Stick Kadhai');
  });

  it('takes no brand for what is not wanted', async () => {
    expect((await search('no nasties')).names).toEqual(['Cotton Socks']);
  });

  it('counts facets of what is left', async () => {
    const { facets, total } = await search('kurta not red');
    expect(total).toBe(2);
    expect(facets.colours.map((one: { value: string }) => one.value).sort()).toEqual([
      'Blue',
      'White',
    ]);
  });

  it('says what was excluded, and how to search without that', async () => {
    const { understood } = await search('Kurta without embroidery under 5000');
    expect(understood.dropped).toEqual([]);
    expect(understood.filters).toContainEqual({
      kind: 'excluded',
      value: 'embroidery',
      words: 'without embroidery',
      without: 'Kurta under 5000',
    });
  });

  it('excludes nothing from a search for the words as typed', async () => {
    const { body } = await api.call('GET', '/api/products/search?search=pickle%20oil&exact=1');
    expect(body.data.products).toHaveLength(2);
    expect(body.data.understood.filters).toEqual([]);
  });

  it('lists everything else of its categories for a search that only excludes', async () => {
    expect((await search('without leather')).total).toBe(goods.length);
    expect((await search('without sulphates')).total).toBe(goods.length + 1);
  });
});
