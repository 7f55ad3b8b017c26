import { productListSchema } from '@/lib/api/schemas/catalog';
import { answer } from '@/lib/api/schemas/common';
import { suggestionsSchema } from '@/lib/api/schemas/facets';
import type { Connection } from '../db/connection';
import { productAt } from '../db/seed/products';
import { type Random, randomOf } from '../db/seed/random';
import { seed } from '../db/seed/seed';
import { testDatabases } from '../db/testing/databases';
import { testHost } from '../host/testing';

const runs = 10_000;
/** Milliseconds of CPU, which a busy machine does not change. */
const longest = 500;
const productCount = 120;

const hostile = [
  '',
  ' ',
  '%',
  '_',
  '\\',
  "'; drop table products; --",
  '" or 1=1',
  '(((((',
  '.*+?^{}$()|[]\\',
  'AND OR NOT NEAR',
  '<script>alert(1)</script>',
  '\u0000\u0007\u001b',
  '\u202eatruk\u202c',
  '👨‍👩‍👧‍👦🇮🇳',
  '्ाि',
  '़़़़',
  'ﷺ',
  'e\u0301'.repeat(300),
  'क्'.repeat(2000),
  'कि'.repeat(40),
  'a'.repeat(10_000),
  'ab '.repeat(1000),
  'kurta '.repeat(1000),
  'qxzwvk'.repeat(6),
  '0'.repeat(500),
  '-'.repeat(500),
  'null',
  '__proto__',
  'constructor',
];
const names = Array.from({ length: productCount }, (_, n) => productAt(n, new Date(0))).flatMap(
  ({ row, nameHi }) => [row.name, nameHi],
);

/** A real name with slips, a hostile text, some letters, or several of these. */
function query(random: Random): string {
  const letters = () =>
    Array.from({ length: random.between(1, 12) }, () =>
      String.fromCodePoint(
        random.pick([
          random.between(32, 126),
          random.between(0x900, 0x97f),
          random.between(0, 0xffff),
        ]),
      ),
    ).join('');
  const part = () =>
    random.pick([
      () => random.pick(hostile),
      letters,
      () => slipped(random),
      () => slipped(random),
    ])();
  return Array.from({ length: random.between(1, 3) }, part).join(random.pick(['', ' ']));
}

function slipped(random: Random): string {
  const letters = [...random.pick(names)].slice(0, random.between(2, 40));
  for (let slips = random.between(0, 3); slips > 0; slips--) {
    const at = random.between(0, letters.length - 1);
    const slip = random.pick([[''], ['x', ''], [letters[at] ?? '', letters[at] ?? ''], [' ']]);
    letters.splice(at, 1, ...slip);
  }
  return letters.join('');
}

const parameters = [
  'brand',
  'category',
  'colour',
  'size',
  'store',
  'origin',
  'sort',
  'page',
  'min_price',
  'rating',
];

describe.each(testDatabases.slice(0, 1))('whatever is searched on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    connection = await open();
    await seed(connection, { products: productCount });
    api = testHost(connection);
    await api.call('GET', '/api/products');
  }, 300_000);
  afterAll(() => connection.close());

  it(`answers ${runs} hostile and mistyped queries, each soon`, async () => {
    const random = randomOf('fuzz');
    const list = answer(productListSchema);
    const suggestions = answer(suggestionsSchema);
    for (let run = 0; run < runs; run++) {
      const text = query(random);
      const isSuggest = run % 4 === 0;
      const params = new URLSearchParams({ search: text, limit: '2' });
      if (run % 5 === 0) params.append(random.pick(parameters), query(random));
      const raw = run % 50 === 1 ? '&search=%00%ff%ED%A0%80&page=1e99' : '';
      const before = process.cpuUsage();
      const path = `/api/products${isSuggest ? '/suggest' : ''}?${params}${raw}`;
      const { status, body } = await api.call('GET', path, { lang: run % 2 ? 'hi' : 'en' });
      const { user, system } = process.cpuUsage(before);
      const problem = JSON.stringify(text);
      if (status !== 200) throw new Error(`${status} for ${problem}`);
      const valid = (isSuggest ? suggestions : list).safeParse(body);
      if (!valid.success) throw new Error(`${valid.error.message} for ${problem}`);
      if ((user + system) / 1000 > longest) throw new Error(`${user / 1000} ms for ${problem}`);
    }
  }, 900_000);
});
