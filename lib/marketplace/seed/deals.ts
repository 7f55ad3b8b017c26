import { and, asc, eq, gt, like, lte, sql } from 'drizzle-orm';
import { flashDeals, products } from '@/lib/marketplace/kernel/db/schema/catalog';
import { deals } from '@/lib/marketplace/kernel/db/schema/deals';
import { stores } from '@/lib/marketplace/kernel/db/schema/stores';
import { isOnSale } from '@/lib/marketplace/modules/offers';
import type { Database } from '../kernel/db/connection';
import { firstRow } from '../kernel/db/first-row';
import { shopPrice } from './prices';
import { type Random, randomOf, shuffled } from './random';

const hour = 3_600_000;
const liveDeals = 16;
const futureDeals = 4;

type Candidate = { id: number; price: number; listingId: number; storeId: number };

/** Returns a price of 12 to 35 percent off, rounded to a shop's price; always below `price` (paise). */
const dealPrice = (price: number, random: Random) =>
  Math.min(shopPrice((price / 100) * (1 - random.between(12, 35) / 100)) * 100, price - 1000);

/**
 * Returns products suitable for a deal: in stock, from ₹199, one of a design. Clothes and shoes above ₹2,500
 * are excluded, because below that line another GST rate applies.
 */
async function candidates(db: Database, now: Date): Promise<Candidate[]> {
  const rows = await db
    .select({
      id: products.id,
      price: products.price,
      listingId: products.listingId,
      storeId: products.storeId,
    })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(
      and(
        like(stores.applicationNumber, 'DEMO-%'),
        isOnSale,
        gt(products.stock, 5),
        gt(products.price, 19_900),
        sql`not (${products.price} > 250000 and ${products.hsn} ~ '^(6[1-5]|94)')`,
        isLongCharged(now),
      ),
    )
    .orderBy(asc(products.id))
    .limit(600);
  const seen = new Set<number>();
  return rows.filter(({ listingId }) => !seen.has(listingId) && seen.add(listingId));
}

/** SQL condition: the price was charged for the larger part of any 30 days that end within the coming five. */
const isLongCharged = (now: Date) => sql`(
  select sum(upper(span) - lower(span)) > interval '15 days'
  from unnest(full_price_times(${products.id}) * tstzmultirange(tstzrange(
    ${now.toISOString()}::timestamptz - interval '25 days', ${now.toISOString()}::timestamptz - interval '1 day'
  ))) span)`;

type Wanted = { storeId: number; productId: number; price: number; startsAt: Date; endsAt: Date };

/** Inserts a deal of its own for each product. */
async function insertEach(db: Database, wanted: Wanted[]) {
  for (const { storeId, productId, price, ...period } of wanted) {
    const made = await db
      .insert(deals)
      .values({ storeId, ...period })
      .returning({ dealId: deals.id });
    const { dealId } = firstRow(made);
    await db.insert(flashDeals).values({ dealId, productId, price, ...period });
  }
}

/** Starts the live deals, ending between 6 hours and 3 days from `now`. */
async function startDeals(db: Database, chosen: Candidate[], now: Date, random: Random) {
  await insertEach(
    db,
    chosen.map(({ id, price, storeId }, i) => ({
      storeId,
      productId: id,
      price: dealPrice(price, random),
      startsAt: new Date(now.getTime() - random.between(1, 20) * hour),
      endsAt: new Date(now.getTime() + (6 + Math.round((i * 65) / liveDeals)) * hour),
    })),
  );
}

/** Inserts the deals of a fresh shop: 16 that run and 4 that begin in the coming days. */
export async function insertDeals(db: Database, now: Date): Promise<void> {
  const random = randomOf('deals');
  const chosen = shuffled(await candidates(db, now), random);
  await startDeals(db, chosen.slice(0, liveDeals), now, random);
  const coming = chosen.slice(liveDeals, liveDeals + futureDeals);
  await insertEach(
    db,
    coming.map(({ id, price, storeId }, i) => ({
      storeId,
      productId: id,
      price: dealPrice(price, random),
      startsAt: new Date(now.getTime() + (24 + i * 12) * hour),
      endsAt: new Date(now.getTime() + (72 + i * 12) * hour),
    })),
  );
}

/**
 * Starts 16 deals on products of the demo's stores, chosen by the day, when no deal is live at `now`. Returns
 * how many it started.
 */
export async function restartDeals(db: Database, now: Date): Promise<number> {
  const live = await db
    .select({ id: flashDeals.id })
    .from(flashDeals)
    .where(and(lte(flashDeals.startsAt, now), gt(flashDeals.endsAt, now)))
    .limit(1);
  if (live.length > 0) return 0;
  const random = randomOf('deals', Math.floor(now.getTime() / (24 * hour)));
  const planned = await db
    .select({ productId: flashDeals.productId })
    .from(flashDeals)
    .where(gt(flashDeals.endsAt, now));
  const taken = new Set(planned.map(({ productId }) => productId));
  const free = (await candidates(db, now)).filter(({ id }) => !taken.has(id));
  const chosen = shuffled(free, random).slice(0, liveDeals);
  await startDeals(db, chosen, now, random);
  return chosen.length;
}
