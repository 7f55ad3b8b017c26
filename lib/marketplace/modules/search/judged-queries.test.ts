import { productQuerySchema } from '@/lib/contract/schemas/catalog';
import type { Connection } from '../../kernel/db/connection';
import { openTestDatabase } from '../../kernel/db/testing/databases';
import { seed } from '../../seed/seed';
import { openSearch, type Search } from './index';
import { type Judgement, judge } from './testing/judge';
import { heldOut } from './testing/judged/held-out';
import { judgedQueries } from './testing/judged/queries';
import { type JudgedProduct, nothing } from './testing/judged/rules';
import { readJudgedProducts } from './testing/judged-products';

/** The least P@5 of a class. */
const wanted = 0.95;

let connection: Connection;
let search: Search;
let products: Map<number, JudgedProduct>;
beforeAll(async () => {
  connection = await openTestDatabase();
  await seed(connection, {});
  search = openSearch(connection.db);
  products = await readJudgedProducts(connection.db);
});
afterAll(async () => {
  await search.close();
  await connection.close();
});

const searchFor = async (text: string) => {
  const query = productQuerySchema.parse({ search: text, limit: 10 });
  const { ids, understood } = await search.list(query, 'en');
  return { ids, missing: understood?.missing ?? [] };
};

const reportOf = (name: string, judged: Judgement) =>
  [
    `${name}: P@5 ${judged.precisionAt5.toFixed(3)}, R@10 ${judged.recallAt10.toFixed(3)}, ` +
      `nDCG@10 ${judged.ndcgAt10.toFixed(3)}, empty ${judged.empty.toFixed(3)} of ${judged.queries}`,
    ...judged.failures.map(
      ({ text, precision, shown }) =>
        `  ${precision.toFixed(1)} ${text}\n    ${shown.join('\n    ')}`,
    ),
  ].join('\n');

it.each(Object.entries(judgedQueries))(
  'finds what is meant by %s in the demo catalogue',
  async (name, queries) => {
    const judged = await judge(queries, products, searchFor);
    if (process.env.PRINT_JUDGED) process.stdout.write(`${reportOf(name, judged)}\n`);
    if (judged.precisionAt5 < wanted) throw new Error(reportOf(name, judged));
  },
);

it('calls nothing missing that is sold', async () => {
  // A slip that is not understood counts as a word that nothing has.
  const { 'not here': _, slips: __, ...sold } = judgedQueries;
  const called: string[] = [];
  for (const [text, isRelevant] of Object.values(sold).flat()) {
    if (isRelevant === nothing) continue;
    const { missing } = await searchFor(text);
    if (missing.length > 0) called.push(`${text}: ${missing.join(', ')}`);
  }
  expect(called).toEqual([]);
});

const shown = async (text: string) =>
  (await searchFor(text)).ids.flatMap((id) => products.get(id) ?? []);

it.each(['diwali', 'gift for mother', 'wedding', 'for hostel', 'करवा चौथ', 'gift under 500'])(
  'mixes kinds of things for %j',
  async (text) => {
    const categories = (await shown(text)).map(({ category }) => category);
    expect(new Set(categories).size).toBeGreaterThanOrEqual(5);
  },
);

it('lets the thing decide where one is named, and the occasion rank', async () => {
  const kurtas = await shown('kurta for diwali');
  expect(kurtas.filter(({ name }) => !/Kurta/.test(name))).toEqual([]);
  expect(kurtas.length).toBe((await shown('kurta')).length);
  const [shoes] = await shown('shoes for office');
  expect(shoes?.name).toMatch(/Derby|Ballerina/);
});

it('leaves out what is marked for others', async () => {
  const names = async (text: string) => (await shown(text)).map(({ name }) => name).join(', ');
  expect(await names('blue cotton kurta for women')).not.toMatch(/for Men|Kids/);
  expect(await names('gift for papa')).not.toMatch(/for Women|Kids/);
});

it('finds the same whether an occasion is written in Hindi, English or Hinglish', async () => {
  const ids = async (text: string) => (await searchFor(text)).ids;
  expect(await ids('करवा चौथ')).toEqual(await ids('karva chauth'));
  expect(await ids('भाभी के लिए तोहफ़ा')).toEqual(await ids('gift for bhabhi'));
  expect(await ids('hostel ke liye')).toEqual(await ids('for hostel'));
});

it('judges six hundred queries and more', async () => {
  const judged = await judge(Object.values(judgedQueries).flat(), products, searchFor);
  expect(judged.queries).toBeGreaterThan(600);
});

it('finds what is meant by queries that it was not made with', async () => {
  const judged = await judge(Object.values(heldOut).flat(), products, searchFor);
  if (process.env.PRINT_HELD_OUT) process.stdout.write(`${reportOf('held out', judged)}\n`);
  expect(judged.precisionAt5).toBeGreaterThan(0.9);
});
