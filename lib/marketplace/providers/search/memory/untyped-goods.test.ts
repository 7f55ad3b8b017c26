import { productQuerySchema } from '@/lib/contract/schemas/catalog';
import { eachLanguage, locales } from '@/lib/i18n/locales';
import { emptySnapshot } from './catalogue-snapshot';
import { ProductIndex } from './product-index';
import { type ProductRow, sortName } from './product-rows';
import { yieldEvery } from './yield-to-event-loop';

/** A market whose stores say no type of their goods, or one that names none. */
const goods: Partial<ProductRow>[] = [
  { name: 'stapler pins 1000 pcs', sold: 900 },
  { name: 'Patro Stapler No. 10 Mini with 1000 Pins' },
  { name: 'Portable Sewing Machine 21 Stitches', attributes: 'kind:machine' },
  { name: 'Table Cover Waterproof', sold: 50 },
  { name: 'Folding Chair with Cup Holder' },
  { name: 'Hot Glue Gun 40 W' },
  { name: 'Cycle Bell Loud', sold: 70 },
  { name: 'Mountain Cycle with Disc Brake' },
  { name: 'Holi Water Balloons' },
  { name: 'Masala Powder', about: 'For thandai at Holi.', sold: 500 },
  { name: 'Laptop Sleeve' },
  { name: 'Camping Chair' },
  { name: 'Baby High Chair', sold: 90 },
  { name: 'Camping Lamp', sold: 90 },
  { name: 'Knitting Yarn', listingId: 900, colour: 'Red', stock: 0 },
  { name: 'Knitting Yarn', listingId: 900, colour: 'Blue' },
  { name: 'Crystal Chandelier 6 Lights' },
  { name: 'Egg Boiler Electric' },
  { name: 'Photo Laminator A4' },
  { name: 'Engagement Ring Platter' },
  { name: 'Poppy Seeds', size: '200 g' },
  { name: 'Cycle Helmet' },
  { name: 'Violin String Set E A D G', sold: 20 },
  { name: 'USB Cable for Computer and Printer' },
  { name: 'Walnut Kernels' },
  { name: 'Woollen Beanie Cap' },
  { name: 'White Craft Glue', sold: 800 },
  { name: 'Digital Weight Machine for Jewellery' },
  { name: 'Bone Meal Manure 1 kg' },
  { name: 'Telescope Science Toys for Kids' },
];

const row = (own: Partial<ProductRow>, at: number): ProductRow => ({
  ...{ id: at + 1, listingId: at + 1, storeId: 1, categoryId: 1, brandId: null },
  ...{ name: '', attributes: '', about: '', mrp: 100_000, price: 80_000, stock: 5 },
  ...{ colour: null, size: null, origin: 'India', isFeatured: false, isActive: true },
  ...{ rating: 0, reviews: 0, sold: 0, createdAt: at, updatedAt: at },
  ...own,
});

let index: ProductIndex;
beforeAll(async () => {
  index = new ProductIndex();
  const [category, store] = [
    { id: 1, parentId: null, slug: 'all', image: null, name: 'Everything', translations: {} },
    { id: 1, slug: 'stall', name: 'Stall', isApproved: true },
  ];
  index.setSnapshot({ ...emptySnapshot, categories: [category], stores: [store] });
  const names = eachLanguage((): string[] => []);
  for (const one of goods.map(row)) {
    index.put(one);
    for (const lang of locales) names[lang].push(sortName(one, lang));
  }
  await index.build(names, yieldEvery());
});

const search = (text: string) => {
  const { ids, understood } = index.find(
    productQuerySchema.parse({ search: text, limit: 10 }),
    'en',
    Date.UTC(2026, 10, 1),
  );
  const { missing, dropped, filters } = understood ?? {};
  return { names: ids.map((id) => goods[id - 1]?.name), missing, dropped, filters };
};

it.each([
  ['stapler', 'Patro Stapler No. 10 Mini with 1000 Pins'],
  ['cycle', 'Mountain Cycle with Disc Brake'],
  ['ग्लू गन', 'Hot Glue Gun 40 W'],
  ['lptp slv', 'Laptop Sleeve'],
  ['holi', 'Holi Water Balloons'],
  ['stapler pins nahi', 'Patro Stapler No. 10 Mini with 1000 Pins'],
  ['laminating machine', 'Photo Laminator A4'],
  ['sagai', 'Engagement Ring Platter'],
  ['helmet cycle ka', 'Cycle Helmet'],
  ['red blue green yellow orange pink white black woollen beanie', 'Woollen Beanie Cap'],
  ['वज़न करने की मशीन', 'Digital Weight Machine for Jewellery'],
  ['paudhe ki khad', 'Bone Meal Manure 1 kg'],
])('puts first for %j what its name calls so', (text, name) => {
  expect(search(text).names[0]).toBe(name);
});

it('says that a thing is not sold where goods only have its name', () => {
  expect(search('folding table').missing).toEqual(['table']);
  expect(search('sewing machine')).toMatchObject({ missing: [] });
  expect(search('glue gun')).toMatchObject({ missing: [] });
});

it.each(['violin', 'printer'])('says that %j is not sold where goods are only for it', (text) => {
  expect(search(text).missing).toEqual([text]);
});

it('corrects no word for a thing that the lexicon knows, whatever sounds like it', () => {
  expect(search('kurta for men')).toMatchObject({ missing: ['kurta'] });
});

it.each([
  'walnuts',
  'telescope',
  'stapler ki safai',
  'chandelier',
  'egg boiler',
  'sabse accha stapler dikhaiye',
])('does not say that %j is not sold above the thing itself', (text) =>
  expect(search(text).missing).toEqual([]),
);

it('leaves out what is another thing, or the same for something else', () => {
  expect(search('camping chair').names).toEqual(['Camping Chair']);
});

it('says which word the nearest goods do not have', () => {
  expect(search('waterproof camping chair').dropped).toEqual(['waterproof']);
});

it('gives up a price that nothing has, and shows the nearest', () => {
  const { names, dropped, filters } = search('glue gun under 500');
  expect(names).toEqual(['Hot Glue Gun 40 W']);
  expect(dropped).toEqual(['under 500']);
  expect(filters).toEqual([]);
});

it('says that the colour asked for is sold out', () => {
  expect(search('red yarn')).toMatchObject({ names: ['Knitting Yarn'], dropped: ['red'] });
  expect(search('blue yarn').dropped).toEqual([]);
});

it('reads hundreds in words before a unit as a measure', () => {
  const { filters } = search('poppy seeds do sau gram');
  expect(filters).toEqual([expect.objectContaining({ kind: 'measure', value: '200 g' })]);
});
