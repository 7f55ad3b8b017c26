import { productListSchema } from '@/lib/contract/schemas/catalog';
import { answer } from '@/lib/contract/schemas/common';
import { suggestionsSchema } from '@/lib/contract/schemas/facets';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { testDatabases } from '../../kernel/db/testing/databases';
import { byNight } from '../../kernel/db/testing/nightly';
import { productAt } from '../../seed/products';
import { type Random, randomOf } from '../../seed/random';
import { seed } from '../../seed/seed';

/** The seed: the same queries in every run, unless FUZZ_SEED gives another. */
const seedText = process.env.FUZZ_SEED ?? 'fuzz';
const runs = byNight(3_000, 1_000);
/** The limit in milliseconds of CPU, which a busy machine does not change; of two tries the quicker one counts. */
const maxCpu = 500;
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

/** Returns a real name with slips, a hostile text, some letters, or several of these. */
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

/** Parameters that are refused with 422 if their value has another form. */
const formed = ['sort', 'page', 'min_price', 'rating'];

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

  const list = answer(productListSchema);
  const suggestions = answer(suggestionsSchema);

  /** Returns whether a parameter of the query has a fixed form, which a random value may lack. */
  const refusable = (path: string) =>
    [...new URLSearchParams(path.split('?')[1]).keys()].some((name) => formed.includes(name));

  async function timed(path: string, lang: 'en' | 'hi') {
    const before = process.cpuUsage();
    const answer = await api.call('GET', path, { lang });
    const { user, system } = process.cpuUsage(before);
    return { ...answer, cpu: Math.round((user + system) / 1000) };
  }

  /** Throws unless the answer is 200, of the contract's shape and took little CPU. */
  async function check(path: string, lang: 'en' | 'hi') {
    const first = await timed(path, lang);
    const { status, body } = first;
    const cpu = first.cpu > maxCpu ? (await timed(path, lang)).cpu : first.cpu;
    const query = `${path} in ${lang} (FUZZ_SEED=${seedText})`;
    if (status === 422 && refusable(path)) return;
    if (status !== 200) throw new Error(`${status} for ${query}`);
    const schema = path.startsWith('/api/products/suggest') ? suggestions : list;
    const valid = schema.safeParse(body);
    if (!valid.success) throw new Error(`${valid.error.message} for ${query}`);
    if (cpu > maxCpu) throw new Error(`${cpu} ms of CPU for ${query}`);
  }
  const paths = ['/api/products', '/api/products/suggest'];

  it('answers each hostile text, as a search and as any other parameter', async () => {
    for (const text of hostile) {
      for (const path of paths) {
        await check(`${path}?${new URLSearchParams({ search: text })}`, 'en');
      }
      const params = new URLSearchParams(parameters.map((name) => [name, text]));
      await check(`/api/products?${params}`, 'hi');
    }
    await check('/api/products?search=%00%ff%ED%A0%80&page=1e99', 'en');
    await check('/api/products/suggest?search=%00%ff%ED%A0%80', 'hi');
  }, 300_000);

  it(`answers ${runs} mistyped and random queries of the seed ${seedText}`, async () => {
    const random = randomOf(seedText);
    for (let run = 0; run < runs; run++) {
      const params = new URLSearchParams({ search: query(random) });
      const isSuggest = run % 4 === 0;
      if (!isSuggest) params.append('limit', '2');
      if (!isSuggest && run % 5 === 0) params.append(random.pick(parameters), query(random));
      await check(`${paths[isSuggest ? 1 : 0]}?${params}`, run % 2 ? 'hi' : 'en');
    }
  }, 600_000);
});
