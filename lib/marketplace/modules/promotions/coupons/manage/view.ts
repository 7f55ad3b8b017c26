import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Coupon, CouponDetail, CouponUse } from '@/lib/contract/schemas/coupons/manage';
import type { CouponState } from '@/lib/contract/schemas/coupons/terms';
import type { Locale } from '@/lib/i18n/locales';
import { translatedFields } from '@/lib/i18n/translated';
import { type Database, rowsOf } from '../../../../kernel/db/connection';
import { categories, products } from '../../../../kernel/db/schema/catalog';
import { couponTargets, couponUses } from '../../../../kernel/db/schema/coupons';
import { categoryTranslations } from '../../../../kernel/db/schema/former-slugs';
import { orderItems, orders, shipments } from '../../../../kernel/db/schema/orders';
import { stores } from '../../../../kernel/db/schema/stores';
import type { Manager } from '../../../../kernel/http/actor';
import { rupees } from '../../../../kernel/money/rupees';
import type { CouponRow } from '../queries';
import { couponWords } from '../refuse';

const left = sql`(i.quantity - i.cancelled_quantity)`;

/** SQL: the rest of a coupon's discount on an item `i`, less what was cancelled, or sent back and refunded; paise. */
export const discountLeft = sql`(case when i.cancelled_quantity = 0 then i.discount
    else i.unit_price * ${left} - (2 * i.total * ${left} + i.quantity) / (2 * i.quantity) end
  - coalesce((select sum(i.unit_price * b.quantity - b.total) from return_items b
      join returns r on r.id = b.return_id
      where b.order_item_id = i.id and r.refunded_at is not null), 0))`;

/** Returns the coupon's state at a moment. */
export function stateOf(coupon: CouponRow, now: Date): CouponState {
  const { endsAt, isPaused, usesAllowed, used, startsAt } = coupon;
  if (endsAt && endsAt <= now) return 'ended';
  if (isPaused) return 'paused';
  if (usesAllowed !== null && used >= usesAllowed) return 'used_up';
  return startsAt > now ? 'planned' : 'running';
}

/** Returns coupons as their managers see them. */
export async function viewCoupons(
  db: Database,
  lang: Locale,
  rows: readonly CouponRow[],
  now: Date,
): Promise<Coupon[]> {
  const ids = rows.map(({ id }) => id);
  const [targets, given, payers] = [
    await listTargets(db, lang, ids),
    await discountGiven(db, ids),
    await listPayers(db, rows),
  ];
  return rows.map((row) => {
    const own = targets.filter(({ couponId }) => couponId === row.id);
    const payer = payers.find(({ id }) => id === row.storeId);
    return {
      id: row.id,
      code: row.code,
      kind: row.kind,
      value: row.kind === 'percent' ? row.value : rupees(row.value),
      cap: row.cap === null ? null : rupees(row.cap),
      least_order: rupees(row.leastOrder),
      starts_at: row.startsAt.toISOString(),
      ends_at: row.endsAt?.toISOString() ?? null,
      uses_allowed: row.usesAllowed,
      uses_per_shopper: row.usesPerShopper,
      first_order_only: row.firstOrderOnly,
      is_public: row.isPublic,
      title: row.title,
      ...translatedFields(row, 'title'),
      paid_by: row.paidBy,
      store: payer ? { slug: payer.slug, name: payer.name } : null,
      stores: own.flatMap(({ store }) => store ?? []),
      categories: own.flatMap(({ category }) => category ?? []),
      skus: own.flatMap(({ sku }) => sku ?? []),
      text: couponWords(lang, row),
      state: stateOf(row, now),
      used: row.used,
      discount_given: rupees(given.get(row.id) ?? 0),
      created_at: row.createdAt.toISOString(),
    };
  });
}

/** Returns a coupon with its newest uses, as a store or an operator sees them. */
export async function viewDetail(
  db: Database,
  lang: Locale,
  row: CouponRow,
  { now, manager }: { now: Date; manager: Manager },
): Promise<CouponDetail> {
  const [coupon] = await viewCoupons(db, lang, [row], now);
  if (!coupon) throw new Error(`coupon ${row.id} vanished`);
  return { ...coupon, uses: await listUses(db, row.id, manager) };
}

async function listPayers(db: Database, rows: readonly CouponRow[]) {
  const ids = rows.flatMap(({ storeId }) => storeId ?? []);
  if (!ids.length) return [];
  return db
    .select({ id: stores.id, slug: stores.slug, name: stores.name })
    .from(stores)
    .where(inArray(stores.id, ids));
}

type Target = {
  couponId: number;
  store: { slug: string; name: string } | null;
  category: { slug: string; name: string } | null;
  sku: { sku: string; name: string } | null;
};

async function listTargets(db: Database, lang: Locale, ids: readonly number[]): Promise<Target[]> {
  if (!ids.length) return [];
  return rowsOf<Target>(
    db,
    sql`select t.coupon_id::float8 as "couponId",
        case when s.id is not null then json_build_object('slug', s.slug, 'name', s.name) end as store,
        case when k.id is not null
          then json_build_object('slug', k.slug, 'name', coalesce(kt.name, k.name)) end as category,
        case when p.id is not null then json_build_object('sku', p.sku, 'name', p.name) end as sku
      from ${couponTargets} t
        left join ${stores} s on s.id = t.store_id
        left join ${categories} k on k.id = t.category_id
        left join ${categoryTranslations} kt on kt.category_id = k.id and kt.locale = ${lang}
        left join ${products} p on p.id = t.product_id
      where ${inArray(sql`t.coupon_id`, [...ids])} order by t.id`,
  );
}

/**
 * Sums the coupons' discounts on orders that stand, less what was cancelled, sent back or never arrived;
 * paise by coupon.
 */
async function discountGiven(
  db: Database,
  couponIds: readonly number[],
): Promise<Map<number, number>> {
  if (!couponIds.length) return new Map();
  const rows = await rowsOf<{ id: number; given: number }>(
    db,
    sql`select u.coupon_id::float8 as id, sum(${discountLeft})::float8 as given
      from coupon_uses u join shipments s on s.order_id = u.order_id
        and s.status not in ('cancelled', 'returned') and not s.is_replacement
        join order_items i on i.shipment_id = s.id and i.discount > 0
      where u.released_at is null and ${inArray(sql`u.coupon_id`, [...couponIds])}
      group by u.coupon_id`,
  );
  return new Map(rows.map(({ id, given }) => [id, given]));
}

/** Lists the newest orders that used a coupon; `order_total` for a store is its own part of an order. */
async function listUses(db: Database, couponId: number, manager: Manager): Promise<CouponUse[]> {
  const total =
    manager.kind === 'seller'
      ? sql`(select coalesce(sum(${orderItems.total}), 0) from ${shipments}
        join ${orderItems} on ${orderItems.shipmentId} = ${shipments.id}
        where ${shipments.orderId} = ${orders.id} and ${shipments.storeId} = ${manager.storeId}
          and not ${shipments.isReplacement})`
      : sql`${orders.grandTotal}`;
  const uses = await db
    .select({
      use: couponUses,
      number: orders.number,
      discount: orders.discount,
      total: total.mapWith(Number),
    })
    .from(couponUses)
    .innerJoin(orders, eq(orders.id, couponUses.orderId))
    .where(eq(couponUses.couponId, couponId))
    .orderBy(desc(couponUses.usedAt), desc(couponUses.id))
    .limit(50);
  return uses.map(({ use, number, discount, total: sum }) => ({
    order_number: number,
    used_at: use.usedAt.toISOString(),
    discount: rupees(discount),
    order_total: rupees(sum),
    released_at: use.releasedAt?.toISOString() ?? null,
  }));
}
