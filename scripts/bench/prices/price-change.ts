import { setTimeout as after } from 'node:timers/promises';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { createHost, type Host } from '@/lib/marketplace/app/app';
import { revalidateBehindSearch } from '@/lib/marketplace/app/embedded';
import { hostJobs } from '@/lib/marketplace/app/jobs';
import { filesFromConfig } from '@/lib/marketplace/app/providers/files';
import { noPayments } from '@/lib/marketplace/app/providers/payments';
import { connection, type Database, rowsOf } from '@/lib/marketplace/kernel/db/connection';
import { noLimits } from '@/lib/marketplace/kernel/db/pool';
import { tokens } from '@/lib/marketplace/kernel/db/schema/accounts';
import { imports } from '@/lib/marketplace/kernel/db/schema/imports';
import { staleProducts } from '@/lib/marketplace/kernel/db/schema/stale-products';
import { backgroundDone } from '@/lib/marketplace/kernel/jobs/background';
import { startJobs } from '@/lib/marketplace/kernel/jobs/lanes';
import { defaultSettings } from '@/lib/marketplace/kernel/settings/registry';
import { openSettings } from '@/lib/marketplace/kernel/settings/snapshot';
import { hashSecret, randomSecret } from '@/lib/marketplace/modules/accounts';
import { payableOrders } from '@/lib/marketplace/modules/orders';
import { openSearch } from '@/lib/marketplace/modules/search';
import { wideLimits } from '@/lib/marketplace/modules/settings/testing/wide-limits';
import { applicationNumber } from '@/lib/marketplace/seed/store-rows';
import { buyable, readsOf } from '../api-reads';
import { forgetShoppers, makeShopper, ordersOf } from '../api-shoppers';
import { random } from '../random.mjs';
import { type Call, send } from '../timed-calls';
import { beside } from './beside';

const quiet = 10_000;
/** Rows of a `PATCH`, equal to the limit. */
const atOnce = 5000;

type Sku = { id: number; sku: string; price: number; mrp: number };
/**
 * Measures the waiting times of other stores and shoppers, at 20 calls a second counted from the time each is
 * due: alone, while a store changes all its prices by `PATCH`, until lists and pages show them, and during the
 * same change by file. Jobs run as in a shop. Prints the figures as JSON.
 */
async function measure() {
  const opened = await connection(noLimits);
  const { db, kind } = opened;
  const search = openSearch(db);
  search.start();
  while (!search.health().ready) await search.counts().catch(() => {});
  const mailer = { name: 'none', send: async () => {} };
  const files = filesFromConfig();
  const payments = noPayments;
  const settings = openSettings(db, undefined, { ...defaultSettings, limits: wideLimits });
  const revalidate = revalidateBehindSearch(search, async () => {});
  const host = createHost(
    { db, databaseKind: kind, mailer, files, payments, revalidate },
    search,
    settings,
  );
  const { providers, payouts } = payments;
  const paymentContext = { db, mailer, providers, payouts, orders: payableOrders };
  const jobs = startJobs(hostJobs({ paymentContext, files, revalidate }), 1000);

  const large = await storeOf(db, sql`s.application_number = ${applicationNumber(0)}`);
  const small = await storeOf(db, sql`s.id <> ${large.id}`);
  const next = await othersOf(db, small, large);
  const pagesKnow = async () => {
    while ((await db.$count(staleProducts, sql`${staleProducts.tryAt} <= now()`)) > 0)
      await after(200);
  };
  const phases = {
    'nothing else': await beside(host, next, () => after(quiet)),
    'PATCH of 5,000 at a time': await beside(host, next, () => patchAll(host, large)),
    'lists and pages follow': await beside(host, next, pagesKnow),
    'a file of prices': await beside(host, next, () => importAll(db, host, large)),
    'lists and pages follow it': await beside(host, next, pagesKnow),
  };
  await jobs.stop();
  await backgroundDone();
  await forgetShoppers(db);
  await search.close();
  await opened.close();
  console.log(JSON.stringify(phases));
  process.exit(0);
}

async function storeOf(db: Database, which: ReturnType<typeof sql>) {
  const [store] = await rowsOf<{ id: number; vendor: number }>(
    db,
    sql`select s.id::float8 as id, s.vendor_id::float8 as vendor from stores s where ${which}
      and exists (select from products p where p.store_id = s.id and p.is_active) order by s.id limit 1`,
  );
  if (!store) throw new Error('there is no such store');
  const token = randomSecret();
  await db.insert(tokens).values({
    ...{ hash: hashSecret(token), vendorId: store.vendor, opensSellerArea: true },
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  const skus = await rowsOf<Sku>(
    db,
    sql`select id::float8 as id, sku, (price / 100)::int as price, (mrp / 100)::int as mrp from products
      where store_id = ${store.id} and not is_removed order by id`,
  );
  return { id: store.id, token, skus };
}

type Store = Awaited<ReturnType<typeof storeOf>>;

/**
 * Returns the concurrent calls in turn: shoppers browse, search, fill carts and order; another store changes a
 * price.
 */
async function othersOf(db: Database, small: Store, large: Store) {
  await forgetShoppers(db);
  // Each call of a shopper locks the shopper: enough shoppers that they never wait for themselves.
  const shoppers: Awaited<ReturnType<typeof makeShopper>>[] = [];
  for (let n = 0; n < 40; n++) shoppers.push(await makeShopper(db, n));
  const shopperOf = (n: number) => shoppers[n % shoppers.length] as (typeof shoppers)[number];
  const reads = await readsOf(db, 500);
  const bought = (await buyable(db, 400)).filter(
    (one) => one.storeId !== large.id && one.stock > 20,
  );
  const orders: Call[] = [];
  for (let n = 0; n < 200; n++) {
    const one = bought[n % bought.length] as (typeof bought)[number];
    orders.push(...(await ordersOf(db, shopperOf(n), [one])));
  }
  const whole = random(23);
  const kinds: Record<string, (n: number) => Call> = {
    product: (n) => ({ path: reads['product by slug']?.[n % 500] ?? '' }),
    category: (n) => ({ path: reads['category, 12']?.[n % 500] ?? '' }),
    search: (n) => ({
      path: `/api/products?search=${['kurta', 'saree', 'phone'][n % 3]}&limit=24`,
    }),
    reviews: (n) => ({ path: reads['reviews, 10']?.[n % 500] ?? '' }),
    'cart, add': (n) => {
      const { id, storeId } = bought[n % bought.length] as (typeof bought)[number];
      const body = { product_id: id, store_id: storeId, quantity: 1 };
      return { path: '/api/cart', method: 'POST', token: shopperOf(n + 20).token, body };
    },
    cart: (n) => ({ path: '/api/cart', token: shopperOf(n + 10).token }),
    order: (n) => orders.shift() ?? { path: reads['product by id']?.[n % 500] ?? '' },
    'price of another store': (n) => {
      const { id, mrp } = small.skus[n % small.skus.length] as Sku;
      const body = { skus: [{ id, price: Math.max(1, mrp - Math.floor(whole() * 9)) }] };
      return { path: '/api/seller/skus', method: 'PATCH', token: small.token, body };
    },
    health: () => ({ path: '/api/health' }),
  };
  const names = Object.keys(kinds);
  let turn = 0;
  return () => {
    const n = turn++;
    const name = names[n % names.length] as string;
    return { name, ...(kinds[name]?.(Math.floor(n / names.length)) as Call) };
  };
}

/** Returns a price one rupee lower; lower again at each call. */
const lowered = (sku: Sku) => {
  sku.price = sku.price > 100 ? sku.price - 1 : sku.mrp;
  return sku.price;
};

async function patchAll(host: Host, { token, skus }: Store) {
  for (let at = 0; at < skus.length; at += atOnce) {
    const batch = skus.slice(at, at + atOnce).map((sku) => ({ id: sku.id, price: lowered(sku) }));
    const since = performance.now();
    const call = { path: '/api/seller/skus', method: 'PATCH', token, body: { skus: batch } };
    const { isOk } = await send(host, call);
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    console.error(`PATCH of ${batch.length}: ${seconds} s${isOk ? '' : ', refused'}`);
  }
}

async function importAll(db: Database, host: Host, { token, skus }: Store) {
  const headers = { authorization: `Bearer ${token}` };
  const ask = async (method: string, path: string, body?: string) => {
    const type = path.startsWith('?') ? 'text/csv' : 'application/json';
    const answer = await host.request(`/api/seller/imports${path}`, {
      ...{ method, body, headers: { ...headers, 'content-type': type } },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()).data;
  };
  const rows = skus.map((sku) => `${sku.sku},${lowered(sku)}`);
  const { id, mapping } = await ask('POST', '?name=prices.csv', `sku,price\n${rows.join('\n')}\n`);
  const ended = async () => {
    const done = inArray(imports.state, ['checked', 'done', 'failed']);
    while ((await db.$count(imports, and(eq(imports.id, id), done))) === 0) await after(100);
  };
  const lap = async (step: string, since: number) => {
    await ended();
    console.error(
      `${step} of ${rows.length}: ${((performance.now() - since) / 1000).toFixed(1)} s`,
    );
  };
  const since = performance.now();
  await ask('PUT', `/${id}/mapping`, JSON.stringify({ mapping }));
  await lap('check', since);
  const checked = performance.now();
  await ask('POST', `/${id}/apply`);
  await lap('apply', checked);
  console.error(JSON.stringify((await ask('GET', `/${id}`)).counts));
}

await measure();
