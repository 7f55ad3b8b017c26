import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { brands } from '../../kernel/db/schema/catalog';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeCategory, makeProduct, makeStore } from '../../kernel/db/testing/fixtures';

const goods = [
  'Running Shoes',
  'Rose Tea',
  'Spice Box',
  'Kids Smart Watch',
  'Washing Powder',
  'Fast Power Bank',
  'Herbal Shampoo',
  'Haar Necklace',
  'Balm Stick',
  'Wood Pencil',
  'Soda Water',
  'Woven Basket',
  'Shirtz Model Case',
  'Almond Nuts',
  'Cotton Bedsheet',
  'Sheer Set',
  'Wool Blanket',
];

describe.each(testDatabases)('corrections on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    connection = await open();
    const { db } = connection;
    const store = await makeStore(db, {});
    const { id: categoryId } = await makeCategory(db, { slug: 'goods', name: 'Goods' });
    const [brand] = await db.insert(brands).values({ slug: 'soes', name: 'Soes' }).returning();
    for (const name of goods) await makeProduct(db, { storeId: store.id, categoryId, name });
    await makeProduct(db, { storeId: store.id, categoryId, brandId: brand?.id, name: 'Plain Mat' });
    api = testHost(connection);
  });
  afterAll(() => connection.close());

  const search = async (text: string, exact = '') => {
    const path = `/api/products/search?search=${encodeURIComponent(text)}${exact}`;
    const { data } = (await api.call('GET', path)).body;
    return { ...data, names: data.products.map((one: { name: string }) => one.name) };
  };

  it.each([
    ['shose', 'shoes', 'Running Shoes'],
    ['runing shoos', null, 'Running Shoes'],
    ['wach', 'watch', 'Kids Smart Watch'],
    ['smrt wach', 'smart watch', 'Kids Smart Watch'],
    ['power bnk', 'power bank', 'Fast Power Bank'],
    ['pawer bank', 'power bank', 'Fast Power Bank'],
    ['washing pawdar', 'washing powder', 'Washing Powder'],
    ['pencl', 'pencil', 'Wood Pencil'],
    ['almodn', 'almond', 'Almond Nuts'],
    ['shampoo harbal', 'shampoo herbal', 'Herbal Shampoo'],
    ['bed shet', 'bed sheet', 'Cotton Bedsheet'],
    ['kembel', 'kambal', 'Wool Blanket'],
    ['powerbank', null, 'Fast Power Bank'],
  ])('reads %j as %j', async (text, corrected, first) => {
    const { understood, names } = await search(text);
    expect({ corrected: understood.corrected, first: names[0] }).toEqual({ corrected, first });
  });

  it('leaves the name of a brand as it is, though another word is near', async () => {
    const { understood, names } = await search('soes');
    expect({ corrected: understood.corrected, names }).toEqual({
      corrected: null,
      names: ['Plain Mat'],
    });
  });

  it('leaves a word of a name as it is', async () => {
    expect((await search('shirtz')).understood.corrected).toBeNull();
  });

  it.each(['sofa', 'guitar', 'guitr', 'hamock'])(
    'takes %j for nothing else where the market has none',
    async (text) => {
      const { understood, names } = await search(text);
      expect({ corrected: understood.corrected, dropped: understood.dropped, names }).toEqual({
        corrected: null,
        dropped: [text],
        names: [],
      });
    },
  );

  it('splits a word only where goods have both parts', async () => {
    expect((await search('haarbalm')).names).toEqual([]);
  });

  it('corrects what is excluded', async () => {
    // Read as “running” it leaves nothing, so it is dropped and told.
    const { understood, names } = await search('shoes without runnign');
    expect([understood.dropped, names]).toEqual([['without runnign'], ['Running Shoes']]);
  });

  it('searches for the words as typed when asked to', async () => {
    const { understood, names } = await search('shose', '&exact=1');
    expect({ corrected: understood.corrected, names }).toEqual({ corrected: null, names: [] });
  });
});
