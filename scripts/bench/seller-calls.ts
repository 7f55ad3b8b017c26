import { type SQL, sql } from 'drizzle-orm';
import type { ListingDocument } from '@/lib/contract/schemas/seller/listing-document';
import { createHost, type Host } from '@/lib/marketplace/app/app';
import { connection, type Database, rowsOf } from '@/lib/marketplace/kernel/db/connection';
import { noLimits } from '@/lib/marketplace/kernel/db/pool';
import { tokens } from '@/lib/marketplace/kernel/db/schema/accounts';
import { hashSecret, randomSecret } from '@/lib/marketplace/modules/accounts';
import { openSearch } from '@/lib/marketplace/modules/search';
import { applicationNumber } from '@/lib/marketplace/seed/store-rows';
import { progressBar } from '../lib/progress.mjs';
import { random } from './random.mjs';
import { type Call, type Figures, send, time } from './timed-calls';

const callsEach = 100;
const warmUp = 10;
const area = '/api/seller';

type Known = { vendorId: number; listings: number[]; skus: number[]; categories: number[] };

/** Measures the daily calls of a store with many SKUs, one at a time; prints the figures as JSON. */
async function measure() {
  const { db, kind, close } = await connection(noLimits);
  const search = openSearch(db);
  const host = createHost(
    { db, databaseKind: kind, mailer: { name: 'none', send: async () => {} } },
    search,
  );
  const known = await knownOf(db);
  const token = randomSecret();
  await db.insert(tokens).values({
    hash: hashSecret(token),
    vendorId: known.vendorId,
    opensSellerArea: true,
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  const sets = { ...readsOf(known), ...(await writesOf(host, token, known)) };
  const bar = progressBar('Calls of the seller area');
  const calls: Record<string, Figures> = {};
  for (const [index, [name, set]] of Object.entries(sets).entries()) {
    bar.update(index, Object.keys(sets).length, name);
    const signed = set.map((call) => ({ ...call, token }));
    await time(host, signed.slice(0, warmUp));
    calls[name] = await time(host, signed.slice(warmUp));
  }
  bar.end();
  console.log(JSON.stringify({ calls }));
  await search.close();
  await close();
}

async function knownOf(db: Database): Promise<Known> {
  const [store] = await rowsOf<{ id: number; vendor: number }>(
    db,
    sql`select s.id::float8 as id, s.vendor_id::float8 as vendor from stores s
      where s.application_number = ${applicationNumber(0)}`,
  );
  const ids = async (query: SQL) => (await rowsOf<{ id: number }>(db, query)).map(({ id }) => id);
  return {
    vendorId: store?.vendor ?? 0,
    listings: await ids(sql`select id::float8 as id from listings
      where store_id = ${store?.id} and code like 'BENCH-%' order by id`),
    skus: await ids(sql`select p.id::float8 as id from products p join listings l on l.id = p.listing_id
      where l.store_id = ${store?.id} and l.code like 'BENCH-%' order by p.id`),
    categories: await ids(sql`select distinct category_id::float8 as id from listings
      where store_id = ${store?.id} and category_id is not null order by 1`),
  };
}

/** Returns the calls that read the table, and that open a listing. */
function readsOf({ listings, categories }: Known): Record<string, Call[]> {
  const next = random(5);
  const one = <Value>(values: readonly Value[]) =>
    values[Math.floor(next() * values.length)] as Value;
  const whole = (below: number) => Math.floor(next() * below);
  const table = (query: Record<string, string | number>) => ({
    path: `${area}/listings?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
  });
  const number = () => String(whole(listings.length)).padStart(7, '0');
  const makers: Record<string, () => Call> = {
    'table, first pages': () => table({ page: 1 + whole(3) }),
    'table, deep pages': () => table({ page: 100 + whole(400) }),
    'table by title': () => table({ sort: 'title', page: 1 + whole(100) }),
    'search, a word': () => table({ q: one(['cotton', 'banarasi', 'सूती', 'कुर्ता', 'kurta']) }),
    'search, two words': () => table({ q: `${one(['silk', 'woven', 'रेशमी'])} ${whole(9999)}` }),
    'search, a SKU': () => table({ q: `BENCH-${number()}-${1 + whole(4)}` }),
    'search, nothing found': () => table({ q: `zardozi ${whole(9999)}` }),
    'filter by status': () =>
      table({ status: one(['live', 'paused', 'draft']), page: 1 + whole(5) }),
    'filter by category': () => table({ category: one(categories), page: 1 + whole(3) }),
    'filter by stock': () => table({ stock: one(['out', 'low']), page: 1 + whole(5) }),
    'without Hindi': () => table({ missing: 'hi', page: 1 + whole(5) }),
    'several filters': () =>
      table({ q: 'cotton', status: 'live', stock: 'low', sort: 'title', page: 1 + whole(2) }),
    'a listing opened': () => ({ path: `${area}/listings/${one(listings)}` }),
    'start page': () => ({ path: `${area}/dashboard` }),
    'stock movements': () => ({ path: `${area}/stock-movements?page=${1 + whole(50)}` }),
  };
  return Object.fromEntries(
    Object.entries(makers).map(([name, make]) => [
      name,
      Array.from({ length: callsEach + warmUp }, make),
    ]),
  );
}

/** Returns the writing calls: prices and stock of one SKU and of a hundred, and whole listings. */
async function writesOf(host: Host, token: string, { skus, listings }: Known) {
  const count = callsEach + warmUp;
  const next = random(9);
  const whole = (below: number) => Math.floor(next() * below);
  const change = (id: number) => ({
    id,
    mrp: 1999,
    price: 700 + whole(500),
    stock: whole(120),
  });
  const patch = (ids: number[]): Call => ({
    path: `${area}/skus`,
    method: 'PATCH',
    body: { skus: ids.map(change) },
  });
  const saved: Call[] = [];
  for (let n = 0; n < count; n++) {
    const path = `${area}/listings/${listings[(n * 97) % listings.length]}`;
    const { body } = await send(host, { path, token });
    const { data } = JSON.parse(new TextDecoder().decode(body));
    const document: ListingDocument = data.document;
    const description = { ...document.description, en: `Soft and light, edition ${whole(1e6)}.` };
    saved.push({
      path,
      method: 'PUT',
      body: { version: data.version, document: { ...document, description } },
    });
  }
  const from = () => whole(skus.length - 100);
  return {
    'a listing saved': saved,
    'price and stock of a SKU': Array.from({ length: count }, () => patch([skus[from()] ?? 0])),
    'price and stock of 100 SKUs': Array.from({ length: count }, () => {
      const at = from();
      return patch(skus.slice(at, at + 100));
    }),
  };
}

await measure();
