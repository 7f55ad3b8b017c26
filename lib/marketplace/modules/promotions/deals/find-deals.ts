import { and, asc, desc, eq, gt, lt, lte, type SQL, sql } from 'drizzle-orm';
import type {
  Deal,
  DealRow,
  DealState,
  DealsPage,
  DealsQuery,
  MarketDealsQuery,
} from '@/lib/contract/schemas/promotions/deals';
import type { Locale } from '@/lib/i18n/locales';
import { daysAfter, startOfDay } from '@/lib/time/india';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import {
  flashDeals,
  productMedia,
  products,
  productTranslations,
} from '../../../kernel/db/schema/catalog';
import { deals } from '../../../kernel/db/schema/deals';
import { orderItems, orders, shipments } from '../../../kernel/db/schema/orders';
import { NotFound } from '../../../kernel/errors';
import type { Manager } from '../../../kernel/http/actor';
import { rupees } from '../../../kernel/money/rupees';
import { isDishonest, type Period } from './honest';

type Row = typeof deals.$inferSelect;

export type DealViewer = { manager: Manager; lang: Locale; now: Date };

const inState: Record<DealState, (now: Date) => SQL | undefined> = {
  running: (now) => and(lte(deals.startsAt, now), gt(deals.endsAt, now)),
  coming: (now) => gt(deals.startsAt, now),
  ended: (now) => lte(deals.endsAt, now),
};

/**
 * Returns a page of a store's deals, or for an operator of all stores': ended ones by their end, the others by their
 * beginning, the latest first.
 */
export async function listDeals(
  db: Database,
  { manager, lang, now }: DealViewer,
  { state, from, to, page, limit, dishonest }: DealsQuery & MarketDealsQuery,
): Promise<DealsPage> {
  const own = manager.kind === 'seller' ? eq(deals.storeId, manager.storeId) : undefined;
  const where = and(
    own,
    state && inState[state](now),
    from ? gt(deals.endsAt, startOfDay(from)) : undefined,
    to ? lt(deals.startsAt, startOfDay(daysAfter(to, 1))) : undefined,
    dishonest
      ? sql`exists (select 1 from flash_deals f where f.deal_id = deals.id and ${isDishonest})`
      : undefined,
  );
  const rows = await db
    .select({
      deal: deals,
      skus: sql<number>`(select count(*)::int from ${flashDeals} where deal_id = deals.id)`,
    })
    .from(deals)
    .where(where)
    .orderBy(...(state === 'coming' ? [asc(deals.startsAt)] : [desc(deals.endsAt)]), desc(deals.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const counted = Object.entries(inState).map(async ([name, condition]) => [
    name,
    await db.$count(deals, and(own, condition(now))),
  ]);
  const firsts = await firstSkus(
    db,
    rows.map(({ deal }) => deal.id),
    lang,
  );
  return {
    deals: rows.map(({ deal, skus }) => ({
      ...fieldsOf(deal, now),
      skus,
      first: firsts.get(deal.id) ?? { name: '', image: null, price: 0, regular_price: 0 },
    })),
    total: await db.$count(deals, where),
    page,
    limit,
    counts: Object.fromEntries(await Promise.all(counted)),
  };
}

/**
 * Returns a deal with its SKUs and sales.
 * @throws {NotFound} deal_not_found, also for another store's
 */
export async function findDeal(
  db: Database,
  { storeId, lang, now }: { storeId: number; lang: Locale; now: Date },
  id: number,
): Promise<Deal> {
  const [deal] = await db
    .select()
    .from(deals)
    .where(and(eq(deals.id, id), eq(deals.storeId, storeId)));
  if (!deal) throw new NotFound('deal_not_found');
  const lines = await linesOf(db, sql`${flashDeals.dealId} = ${id}`, lang);
  const effect = await effectOf(db, id, deal, now);
  const none = { units: 0, paise: 0 };
  const skus = lines.map(({ dealId, ...line }) => ({
    ...line,
    during: sold(effect.get(line.product_id)?.during ?? none),
    before: sold(effect.get(line.product_id)?.before ?? none),
  }));
  const all = [...effect.values()];
  return {
    ...fieldsOf(deal, now),
    skus,
    during: sold(sum(all.map(({ during }) => during))),
    before: sold(sum(all.map(({ before }) => before))),
  };
}

const sold = ({ units, paise }: Sold) => ({ units, revenue: rupees(paise) });

const sum = (all: Sold[]): Sold => ({
  units: all.reduce((units, one) => units + one.units, 0),
  paise: all.reduce((paise, one) => paise + one.paise, 0),
});

function fieldsOf({ id, name, percent, startsAt, endsAt, endedAt }: Row, now: Date) {
  const state: DealState = startsAt > now ? 'coming' : endsAt > now ? 'running' : 'ended';
  return {
    id,
    name,
    percent,
    state,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
  };
}

async function firstSkus(
  db: Database,
  ids: number[],
  lang: Locale,
): Promise<Map<number, DealRow['first']>> {
  if (!ids.length) return new Map();
  const first = sql`${flashDeals.id} in (select min(f.id) from ${flashDeals} f
    where f.deal_id = any(${sql.param(ids)}::bigint[]) group by f.deal_id)`;
  const lines = await linesOf(db, first, lang);
  return new Map(
    lines.map(({ dealId, name, image, price, regular_price }) => [
      Number(dealId),
      { name, image, price, regular_price },
    ]),
  );
}

async function linesOf(db: Database, where: SQL, lang: Locale) {
  const rows = await db
    .select({
      deal: flashDeals,
      product: products,
      name: sql<string>`coalesce(${productTranslations.name}, ${products.name})`,
      image: productMedia.url,
    })
    .from(flashDeals)
    .innerJoin(products, eq(products.id, flashDeals.productId))
    .leftJoin(
      productTranslations,
      and(eq(productTranslations.productId, products.id), eq(productTranslations.locale, lang)),
    )
    .leftJoin(
      productMedia,
      and(eq(productMedia.productId, products.id), eq(productMedia.position, 1)),
    )
    .where(where)
    .orderBy(asc(flashDeals.id));
  return rows.map(({ deal, product, name, image }) => ({
    dealId: deal.dealId,
    product_id: product.id,
    listing_id: product.listingId,
    sku: product.sku,
    name,
    colour: product.colour ?? '',
    size: product.size ?? '',
    image,
    stock: product.stock,
    price: rupees(deal.price),
    regular_price: rupees(product.price),
  }));
}

/** Sales in units, and in paise with GST, without shipping and without cancelled or unpaid items. */
type Sold = { units: number; paise: number };
export type Effect = { during: Sold; before: Sold };

/**
 * Counts the sales of each SKU of a deal, and in the same time before it began. A running deal is counted
 * until now.
 */
async function effectOf(
  db: Database,
  dealId: number,
  { startsAt, endsAt }: Period,
  now: Date,
): Promise<Map<number, Effect>> {
  const end = Math.min(endsAt.getTime(), now.getTime());
  if (end <= startsAt.getTime()) return new Map();
  const time = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;
  const start = startsAt.getTime();
  const kept = sql`(${orderItems.quantity} - ${orderItems.cancelledQuantity})`;
  const isDuring = sql`filter (where ${orders.placedAt} >= ${time(start)})`;
  const isBefore = sql`filter (where ${orders.placedAt} < ${time(start)})`;
  const amount = sql`round(${orderItems.total}::numeric * ${kept} / ${orderItems.quantity})`;
  const rows = await rowsOf<
    Record<'id' | 'units' | 'paise' | 'unitsBefore' | 'paiseBefore', number>
  >(
    db,
    sql`select ${orderItems.productId}::int as id,
        coalesce(sum(${kept}) ${isDuring}, 0)::int as units,
        coalesce(sum(${amount}) ${isDuring}, 0)::float8 as paise,
        coalesce(sum(${kept}) ${isBefore}, 0)::int as "unitsBefore",
        coalesce(sum(${amount}) ${isBefore}, 0)::float8 as "paiseBefore"
      from ${flashDeals}
      join ${orderItems} on ${orderItems.productId} = ${flashDeals.productId}
      join ${shipments} on ${shipments.id} = ${orderItems.shipmentId}
      join ${orders} on ${orders.id} = ${shipments.orderId}
      where ${flashDeals.dealId} = ${dealId}
        and ${shipments.status} not in ('pending_payment', 'cancelled')
        and ${orders.placedAt} >= ${time(2 * start - end)} and ${orders.placedAt} < ${time(end)}
      group by 1`,
  );
  return new Map(
    rows.map(({ id, units, paise, unitsBefore, paiseBefore }) => [
      id,
      { during: { units, paise }, before: { units: unitsBefore, paise: paiseBefore } },
    ]),
  );
}
