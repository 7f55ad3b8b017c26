import { type ProductQuery, productQuerySchema } from '@/lib/contract/schemas/catalog';
import { eachLanguage, locales } from '@/lib/i18n/locales';
import { emptySnapshot } from './catalogue-snapshot';
import { ProductIndex } from './product-index';
import { type ProductRow, sortName } from './product-rows';
import { yieldEvery } from './yield-to-event-loop';

const now = Date.UTC(2026, 10, 1);

/** Returns five listings of three SKUs and one of a single SKU, all of one category, brand and store. */
const catalogue = (): ProductRow[] =>
  Array.from({ length: 16 }, (_, at) => ({
    id: at + 1,
    listingId: 1 + Math.floor(at / 3),
    storeId: 1,
    categoryId: 1,
    brandId: 1,
    name: `Kurta ${at}`,
    attributes: 'kind:kurta',
    about: '',
    mrp: 100_000,
    price: 80_000,
    stock: 5,
    colour: ['Red', 'Blue', 'Green'][at % 3] ?? null,
    size: null,
    origin: 'India',
    isFeatured: false,
    isActive: true,
    rating: 4,
    reviews: 3,
    sold: at,
    createdAt: at,
    updatedAt: at,
  }));

const snapshot = {
  ...emptySnapshot,
  categories: [
    { id: 1, parentId: null, slug: 'kurtas', image: null, name: 'Kurtas', translations: {} },
  ],
  brands: [{ id: 1, slug: 'taanavi', name: 'Taanavi', image: null }],
  stores: [{ id: 1, slug: 'stall', name: 'Stall', isApproved: true }],
};

async function indexOf(rows: readonly ProductRow[], deals = emptySnapshot.deals) {
  const index = new ProductIndex();
  index.setSnapshot({ ...snapshot, deals });
  const names = eachLanguage((): string[] => []);
  for (const row of rows) {
    index.put(row);
    for (const lang of locales) names[lang].push(sortName(row, lang));
  }
  await index.build(names, yieldEvery());
  return index;
}

const queries: ProductQuery[] = [
  {},
  { search: 'kurta' },
  { in_stock: '1' },
  { max_price: '500' },
  { rating: '4.5' },
  { discount: '30' },
  { colour: 'Red' },
  { search: 'kurta', min_price: '700', in_stock: '1' },
];
const answersOf = (index: ProductIndex, at = now) =>
  queries.map((query) => index.find(productQuerySchema.parse(query), 'en', at));

describe('an index that has answered counts a listing anew', () => {
  const changes: [string, Partial<ProductRow>][] = [
    ['one SKU is sold out', { stock: 0 }],
    ['one SKU is cheaper', { price: 40_000 }],
    ['one SKU is dearer', { price: 95_000 }],
    ['one SKU is no longer sold', { isActive: false }],
    ['one SKU is rated better', { rating: 4.8 }],
  ];

  it.each(changes)('when %s', async (_, change) => {
    const rows = catalogue();
    const index = await indexOf(rows);
    const before = answersOf(index);
    const [first, second, ...others] = rows as [ProductRow, ProductRow, ...ProductRow[]];
    const changed = { ...second, ...change };
    index.put(changed);
    const anew = answersOf(await indexOf([first, changed, ...others]));
    expect(answersOf(index)).toEqual(anew);
    expect(anew).not.toEqual(before);
  });

  it('when one SKU is gone', async () => {
    const rows = catalogue();
    const index = await indexOf(rows);
    answersOf(index);
    index.remove(2);
    const left = rows.filter(({ id }) => id !== 2);
    expect(answersOf(index)).toEqual(answersOf(await indexOf(left)));
  });

  it('when a deal of one SKU begins and ends', async () => {
    const rows = catalogue();
    const deals = [{ productId: 2, price: 30_000, startsAt: now + 10, endsAt: now + 20 }];
    const index = await indexOf(rows, deals);
    const plain = answersOf(await indexOf(rows));
    expect(answersOf(index)).toEqual(plain);
    expect(answersOf(index, now + 15)).toEqual(answersOf(await indexOf(rows, deals), now + 15));
    expect(answersOf(index, now + 15)).not.toEqual(plain);
    expect(answersOf(index, now + 25)).toEqual(plain);
  });
});
