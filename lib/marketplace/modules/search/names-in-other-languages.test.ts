import { productQuerySchema } from '@/lib/contract/schemas/catalog';
import type { Connection } from '../../kernel/db/connection';
import { openTestDatabase } from '../../kernel/db/testing/databases';
import { makeCategory, makeProduct, makeStore } from '../../kernel/db/testing/fixtures';
import { openSearch, type Search } from './index';

const goods: readonly { name: string; description?: string }[] = [
  { name: 'Scissors 8 inch' },
  { name: 'Fennel Seeds 100 g' },
  { name: 'Steel Box Grater' },
  { name: 'Terracotta Pot', description: 'For chhath: keeps the thekua dry.' },
  { name: 'Garden Chair' },
];

let connection: Connection;
let search: Search;
const names = new Map<number, string>();
beforeAll(async () => {
  connection = await openTestDatabase();
  const { db } = connection;
  const { id: storeId } = await makeStore(db);
  const { id: categoryId } = await makeCategory(db, { slug: 'goods', name: 'Goods' });
  for (const values of goods) {
    const { id, name } = await makeProduct(db, { storeId, categoryId, ...values });
    names.set(id, name);
  }
  search = openSearch(db);
});
afterAll(async () => {
  await search.close();
  await connection.close();
});

const find = async (text: string) => {
  const { ids } = await search.list(productQuerySchema.parse({ search: text }), 'en');
  return ids.map((id) => names.get(id));
};

it.each([
  ['કાતર', 'Scissors 8 inch'],
  ['વરિયાળી', 'Fennel Seeds 100 g'],
  ['சோம்பு', 'Fennel Seeds 100 g'],
  ['कद्दूकस', 'Steel Box Grater'],
  ['✂️', 'Scissors 8 inch'],
])("finds %j by its name in India's languages", async (text, name) => {
  expect((await find(text))[0]).toBe(name);
});

it('takes the words of descriptions for an occasion', async () => {
  expect((await find('chhath'))[0]).toBe('Terracotta Pot');
});

it('looks for the most telling words of a long search, wherever they stand', async () => {
  const long =
    'looking for something strong and light to sit outside while camping near a river chair';
  expect((await find(long))[0]).toBe('Garden Chair');
});
