import { and, asc, eq, sql } from 'drizzle-orm';
import type { SkuPrices } from '@/lib/contract/schemas/promotions/prices';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { flashDeals, products } from '../../../kernel/db/schema/catalog';
import { listings } from '../../../kernel/db/schema/listings';
import { priceHistory } from '../../../kernel/db/schema/price-history';
import { NotFound } from '../../../kernel/errors';
import type { Manager } from '../../../kernel/http/actor';
import { rupees } from '../../../kernel/money/rupees';
import { lowestPrice } from '../../offers';
import { fullPriceTimes, nextHonestDeal } from './honest';

/** Days of history that are shown. */
const shownDays = 180;
/** The most rows of a listing's history; the latest are kept. */
const most = 2000;

type Row = { id: number; price: number; from: string; to: string | null; isDeal: boolean };

/**
 * Returns the past prices of a listing's SKUs, and the time from which a deal on each would be honest. A listing that
 * was never published has none.
 * @throws {NotFound} listing_not_found, also for another store's
 */
export async function listingPrices(
  db: Database,
  { id, manager, now = new Date() }: { id: number; manager: Manager; now?: Date },
): Promise<SkuPrices[]> {
  const own = manager.kind === 'seller' ? eq(listings.storeId, manager.storeId) : undefined;
  const [listing] = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.id, id), own));
  if (!listing) throw new NotFound('listing_not_found');
  const skus = await db
    .select({ id: products.id, sku: products.sku, price: products.price, lowest: lowestPrice })
    .from(products)
    .where(and(eq(products.listingId, id), eq(products.isRemoved, false)))
    .orderBy(asc(products.id));
  if (!skus.length) return [];
  const ids = skus.map((sku) => sku.id);
  const histories = await historiesOf(db, ids, now);
  const times = await fullPriceTimes(db, ids);
  return skus.map((sku) => {
    const { from, until } = nextHonestDeal(times.get(sku.id) ?? [], now);
    return {
      product_id: sku.id,
      sku: sku.sku,
      price: rupees(sku.price),
      lowest_30_days: rupees(Number(sku.lowest)),
      deal_from: from.toISOString(),
      deal_until: until?.toISOString() ?? null,
      history: histories.get(sku.id) ?? [],
    };
  });
}

async function historiesOf(
  db: Database,
  ids: number[],
  now: Date,
): Promise<Map<number, SkuPrices['history']>> {
  const which = sql`= any(${sql.param(ids)}::bigint[])`;
  const moment = sql`${now.toISOString()}::timestamptz`;
  const since = sql`${moment} - make_interval(days => ${shownDays})`;
  const rows = await rowsOf<Row>(
    db,
    sql`select ${priceHistory.productId}::int as id, ${priceHistory.price}::float8 as price,
        ${priceHistory.validFrom} as from, ${priceHistory.validTo} as to, false as "isDeal"
      from ${priceHistory}
      where ${priceHistory.productId} ${which} and coalesce(${priceHistory.validTo}, 'infinity') > ${since}
        and ${priceHistory.validTo} is distinct from ${priceHistory.validFrom}
      union all
      select ${flashDeals.productId}::int, ${flashDeals.price}::float8, ${flashDeals.startsAt},
        ${flashDeals.endsAt}, true
      from ${flashDeals}
      where ${flashDeals.productId} ${which} and ${flashDeals.startsAt} <= ${moment}
        and ${flashDeals.endsAt} > ${since}
      order by 3 desc limit ${most}`,
  );
  const histories = new Map<number, SkuPrices['history']>();
  for (const { id, price, from, to, isDeal } of rows) {
    const own = histories.get(id) ?? [];
    const moments = { from: new Date(from).toISOString(), to: to && new Date(to).toISOString() };
    own.push({ price: rupees(price), ...moments, is_deal: isDeal });
    histories.set(id, own);
  }
  return histories;
}
