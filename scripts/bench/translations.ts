/**
 * Compares two ways to store translations: in a table keyed by row and language, or in a `jsonb` of the row.
 * Measures the shop's most frequent operations on a million products. Figures: docs/decisions (languages as
 * data).
 *
 *   node --import tsx scripts/bench/translations.ts postgres://…   an empty database; tables are dropped
 */
import pg from 'pg';

const url = process.argv[2];
if (!url || url.startsWith('--')) {
  console.log('usage: node --import tsx scripts/bench/translations.ts postgres://…');
  process.exit(2);
}
const count = Number(process.argv[3] ?? 1_000_000);
const client = new pg.Client(url);
await client.connect();

const percentile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;

/** Measures calls in milliseconds: the median and the 95th percentile. */
async function timed(name: string, tries: number, run: (at: number) => Promise<unknown>) {
  const times: number[] = [];
  for (let at = 0; at < tries; at += 1) {
    const start = performance.now();
    await run(1 + ((at * 7_919) % (count - 24)));
    if (at >= tries / 10) times.push(performance.now() - start);
  }
  console.log(
    `  ${name}: p50 ${percentile(times, 0.5).toFixed(3)} ms, p95 ${percentile(times, 0.95).toFixed(3)} ms`,
  );
}

/** Reads all rows of a statement in batches, like the rebuild of the search. */
async function streamed(name: string, statement: string) {
  const times: number[] = [];
  for (let at = 0; at < 3; at += 1) {
    const start = performance.now();
    await client.query('begin');
    await client.query(`declare c no scroll cursor for ${statement}`);
    let rows = 0;
    for (;;) {
      const part = await client.query({ text: 'fetch 5000 from c', rowMode: 'array' });
      if (part.rows.length === 0) break;
      rows += part.rows.length;
    }
    await client.query('commit');
    if (rows !== count) throw new Error(`${rows} rows`);
    times.push(performance.now() - start);
  }
  console.log(`  ${name}: ${(percentile(times, 0.5) / 1000).toFixed(2)} s`);
}

const size = async (name: string) => {
  const { rows } = await client.query('select pg_total_relation_size($1::regclass) as bytes', [
    name,
  ]);
  return Number(rows[0].bytes);
};

const product = `id int primary key, slug text not null, name text not null, description text not null,
  price int not null, brand_id int not null, category_id int not null, sold int not null`;
const fill = `n, 'slug-' || n, 'Cotton kurta with a round neck, model ' || n, repeat('Soft and light. ', 20),
  n % 90000, n % 500, n % 300, n % 1000`;
const hindi = (n: string) => `'गोल गले वाला सूती कुर्ता, मॉडल ' || ${n}`;
const about = `repeat('मुलायम और हल्का। ', 20)`;

const forms = {
  'a table keyed by language': {
    make: [
      `create table p (${product})`,
      `create table t (product_id int not null, locale text not null, name text not null, description text,
        primary key (product_id, locale))`,
      `insert into p select ${fill} from generate_series(1, ${count}) n`,
      `insert into t select n, 'hi', ${hindi('n')}, ${about} from generate_series(1, ${count}) n`,
    ],
    one: `select p.*, coalesce(t.name, p.name) as name, coalesce(t.description, p.description) as description
      from p left join t on t.product_id = p.id and t.locale = 'hi' where p.id = $1`,
    list: `select p.id, p.slug, p.price, coalesce(t.name, p.name) as name
      from p left join t on t.product_id = p.id and t.locale = 'hi' where p.id between $1 and $1 + 23`,
    stream: `select p.id, p.price, p.brand_id, p.category_id, p.sold, p.name, t.name
      from p left join t on t.product_id = p.id and t.locale = 'hi'`,
    streamAll: `select p.id, p.price, p.brand_id, p.category_id, p.sold, p.name,
        (select jsonb_object_agg(t.locale, t.name) from t where t.product_id = p.id) from p`,
  },
  'jsonb beside the row': {
    make: [
      `create table p (${product}, translations jsonb not null)`,
      `insert into p select ${fill}, jsonb_build_object('hi', jsonb_build_object('name', ${hindi('n')},
        'description', ${about})) from generate_series(1, ${count}) n`,
    ],
    one: `select p.id, p.slug, p.price, p.brand_id, p.category_id, p.sold,
        coalesce(translations->'hi'->>'name', name) as name,
        coalesce(translations->'hi'->>'description', description) as description from p where id = $1`,
    list: `select id, slug, price, coalesce(translations->'hi'->>'name', name) as name
      from p where id between $1 and $1 + 23`,
    stream: `select id, price, brand_id, category_id, sold, name, translations->'hi'->>'name' from p`,
    streamAll: `select id, price, brand_id, category_id, sold, name, translations->'hi'->>'name' from p`,
  },
};

for (const [name, { make, one, list, stream, streamAll }] of Object.entries(forms)) {
  await client.query('drop table if exists p; drop table if exists t');
  for (const statement of make) await client.query(statement);
  await client.query('vacuum (analyze) p');
  const has = name.startsWith('a table');
  if (has) await client.query('vacuum (analyze) t');
  const bytes = (await size('p')) + (has ? await size('t') : 0);
  console.log(`${name}: ${(bytes / 1e6).toFixed(0)} MB`);
  await timed('a product', 3000, (at) =>
    client.query({ name: `one ${has}`, text: one, values: [at] }),
  );
  await timed('a list of 24', 3000, (at) =>
    client.query({ name: `list ${has}`, text: list, values: [at] }),
  );
  await timed('prices of 2,000 products, no texts', 200, (at) =>
    client.query('select sum(price) from p where id between $1 and $1 + 1999', [at]),
  );
  await streamed('a stream of all, one language', stream);
  await streamed('a stream of all, every language', streamAll);
  await timed('20 prices changed', 300, (at) =>
    client.query('update p set price = price + 1 where id between $1 and $1 + 19', [at]),
  );
}
await client.query('drop table if exists p; drop table if exists t');
await client.end();
