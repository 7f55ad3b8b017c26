import type { Connection } from '../../../kernel/db/connection';
import { categories } from '../../../kernel/db/schema/catalog';
import { categoryTranslations } from '../../../kernel/db/schema/former-slugs';
import { openTestDatabase } from '../../../kernel/db/testing/databases';
import { makeCategory, makeProduct, makeStore } from '../../../kernel/db/testing/fixtures';
import { readCatalogue } from './catalogue';
import { categoryProposer, type KindOfGoods, type Proposer } from './proposer';

const named = [
  ['jewellery', 'Bangles & Jewellery', 'चूड़ियाँ और गहने'],
  ['games', 'Board Games', 'बोर्ड गेम'],
  ['soft-toys', 'Soft Toys', 'सॉफ़्ट टॉय'],
  ['shirts', 'Shirts & T-Shirts', 'शर्ट और टी-शर्ट'],
  ['mens-footwear', "Men's Footwear", 'पुरुषों के जूते'],
  ['furniture', 'Furniture', 'फ़र्नीचर'],
  ['sherbets', 'Drinks', 'पेय'],
  ['cricket', 'Cricket', 'क्रिकेट'],
] as const;

describe('the category that is proposed', () => {
  let connection: Connection;
  let propose: Proposer;
  let slugOf: (id: number | undefined) => string | undefined;
  beforeAll(async () => {
    connection = await openTestDatabase();
    const { db } = connection;
    for (const [slug, name, hi] of named) {
      const { id } = await makeCategory(db, { slug, name });
      await db.insert(categoryTranslations).values({ categoryId: id, locale: 'hi', name: hi });
    }
    const ids = new Map((await db.select().from(categories)).map(({ slug, id }) => [slug, id]));
    const { id: storeId } = await makeStore(db);
    for (const flavour of ['Rose', 'Lemon', 'Khus']) {
      const categoryId = Number(ids.get('sherbets'));
      await makeProduct(db, { storeId, name: `${flavour} Squash`, categoryId, hsn: '2106' });
      const cricket = Number(ids.get('cricket'));
      await makeProduct(db, { storeId, name: `${flavour} Batting Set`, categoryId: cricket });
    }
    const catalogue = await readCatalogue(db);
    slugOf = (id) => (id === undefined ? undefined : catalogue.slugOfCategory(id));
    propose = await categoryProposer(db, catalogue);
  });
  afterAll(() => connection.close());

  const of = (goods: Partial<KindOfGoods>) =>
    slugOf(propose.category({ category: '', tags: '', name: '', ...goods })?.id);

  it.each([
    ['by its type', { category: 'Apparel > Clothing > Shirts', name: 'Ocean' }, 'shirts'],
    ['by the last word of its name', { name: 'Chequered Cotton Shirt' }, 'shirts'],
    ['by what stands before a "with"', { name: 'T-Shirt with Bangle Print' }, 'shirts'],
    ['by a Hindi name', { name: 'लाल शर्ट' }, 'shirts'],
    ['by a broader word', { category: 'Necklace', name: 'Moon' }, 'jewellery'],
    ['by a broader word before what sounds alike', { name: 'Necklace', tags: 'gem' }, 'jewellery'],
    ['by a broader word of its name', { category: 'Indoor', name: 'Cream Sofa' }, 'furniture'],
    ["by what the market's goods are called", { name: 'Mango Squash' }, 'sherbets'],
    ['by a word of another language', { category: 'Camisa', name: 'Xyzzy' }, 'shirts'],
    [
      'by several words of a long name, wherever they stand',
      { name: 'Xyzzy sofa and armchair set 2026 edition' },
      'furniture',
    ],
    ['by what it is, not by its model', { name: 'Xyzzy Cotton Shirt Universal BX-20' }, 'shirts'],
    ['not by a set or kit, as goods of all kinds are', { name: 'Xyzzy Set' }, undefined],
    ['by its thing in a set of several', { name: 'Pearl Earrings Set of 2' }, 'jewellery'],
    ['not by whom it is for', { tags: 'men', name: 'Xyzzy' }, undefined],
    ['not by an adjective', { name: 'Soft Xyzzy' }, undefined],
    ['not without a word', {}, undefined],
  ])('is found %s', (_, goods, slug) => {
    expect(of(goods)).toBe(slug);
  });

  it.each([
    [
      "likely by one word that the market's goods are called by",
      { name: 'Mango Squash' },
      'likely',
    ],
    ['sure by the name of the category', { category: 'Shirts', name: 'Ocean Shirt' }, 'sure'],
  ])('is %s', (_, goods, certainty) => {
    const found = propose.category({ category: '', tags: '', ...goods });
    expect(found?.certainty).toBe(certainty);
  });

  it("comes with the HSN code of the market's goods of that kind", () => {
    const goods = { category: '', tags: '', name: 'Mango Squash' };
    const category = Number(propose.category(goods)?.id);
    expect(propose.hsn(category, goods)?.hsn).toBe('2106');
    expect(propose.hsn(category + 1000, goods)).toBeUndefined();
  });

  // Each case would take minutes if the time grew with the square of the length.
  it.each([' ', ' with ', ' > ', '-', ', '])('reads names of %j in one pass', (between) => {
    const text = `a${between.repeat(100_000)}b`;
    expect(of({ category: text, tags: text, name: text })).toBeUndefined();
  });
});
