import { and, eq, gt, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { type JsonRow, jsonRow, prepared, rowOf } from '../../../kernel/db/prepared';
import { cartCoupons, coupons } from '../../../kernel/db/schema/coupons';
import { plainEmailIn } from '../../accounts';
import type { CouponFacts } from './rules/decide';

export type CouponRow = typeof coupons.$inferSelect;

/** Finds a coupon by its code, ignoring case. */
export async function findByCode(db: Database, code: string): Promise<CouponRow | undefined> {
  const [coupon] = await db.select().from(coupons).where(eq(coupons.code, code.toUpperCase()));
  return coupon;
}

const inCart = prepared<{ userId: number }, JsonRow<typeof coupons>>(
  'coupon_in_cart',
  () => sql`select ${jsonRow(coupons)} from ${cartCoupons}
    join ${coupons} on ${coupons.id} = ${cartCoupons.couponId}
    where ${cartCoupons.userId} = ${sql.placeholder('userId')}`,
);

/** Finds the coupon in a shopper's cart. */
export async function findInCart(db: Database, userId: number): Promise<CouponRow | undefined> {
  const [json] = await inCart(db, { userId });
  return json && rowOf(coupons, json);
}

/** Puts a coupon into the cart, replacing any other: coupons are never combined. */
export async function putIntoCart(db: Database, userId: number, couponId: number): Promise<void> {
  await db
    .insert(cartCoupons)
    .values({ userId, couponId })
    .onConflictDoUpdate({ target: cartCoupons.userId, set: { couponId, createdAt: sql`now()` } });
}

export async function takeFromCart(db: Database, userId: number): Promise<void> {
  await db.delete(cartCoupons).where(eq(cartCoupons.userId, userId));
}

/**
 * Lists public coupons of the market and of these stores that can be used now, those that end first before
 * the others.
 */
export function listPublic(
  db: Database,
  { storeIds, now, most }: { storeIds: number[]; now: Date; most: number },
): Promise<CouponRow[]> {
  return db
    .select()
    .from(coupons)
    .where(
      and(
        sql`${coupons.isPublic} and not ${coupons.isPaused}`,
        lte(coupons.startsAt, now),
        or(isNull(coupons.endsAt), gt(coupons.endsAt, now)),
        or(isNull(coupons.usesAllowed), lt(coupons.used, coupons.usesAllowed)),
        or(isNull(coupons.storeId), inArray(coupons.storeId, storeIds)),
      ),
    )
    .orderBy(sql`${coupons.endsAt} asc nulls last`, coupons.id)
    .limit(most);
}

const idsOf = (ids: readonly number[]) =>
  sql`any(array[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::bigint[])`;

/** SQL condition: the coupon has no targets of this kind, or the target is among them. */
const among = (couponId: SQL, kind: SQL, is: SQL) =>
  sql`(not exists (select 1 from coupon_targets t where t.coupon_id = ${couponId} and t.${kind} is not null)
    or ${is})`;

/** Returns the covered products as pairs of coupon and product. */
export async function listCovered(
  db: Database,
  couponIds: readonly number[],
  productIds: readonly number[],
): Promise<{ couponId: number; productId: number }[]> {
  if (!couponIds.length || !productIds.length) return [];
  const c = sql`c.id`;
  return rowsOf(
    db,
    sql`with recursive below (coupon_id, category_id) as (
        select coupon_id, category_id from coupon_targets
          where coupon_id = ${idsOf(couponIds)} and category_id is not null
        union select b.coupon_id, k.id from categories k join below b on k.parent_id = b.category_id
      )
      select c.id::float8 as "couponId", p.id::float8 as "productId"
      from coupons c join products p on p.id = ${idsOf(productIds)}
        and (c.store_id is null or c.store_id = p.store_id)
      where c.id = ${idsOf(couponIds)}
        and ${among(c, sql.raw('store_id'), sql`exists (select 1 from coupon_targets t where t.coupon_id = c.id and t.store_id = p.store_id)`)}
        and ${among(c, sql.raw('category_id'), sql`exists (select 1 from below b where b.coupon_id = c.id and b.category_id = p.category_id)`)}
        and ${among(c, sql.raw('product_id'), sql`exists (select 1 from coupon_targets t where t.coupon_id = c.id and t.product_id = p.id)`)}`,
  );
}

type Facts = CouponFacts & { couponId: number };

/** Counts these accounts' standing orders that used a coupon for first orders. */
export async function countFirstOrders(db: Database, people: readonly number[]): Promise<number> {
  if (!people.length) return 0;
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::float8 as total from coupon_uses u
      join coupons f on f.id = u.coupon_id and f.first_order_only
      where u.user_id = ${idsOf(people)} and u.released_at is null`,
  );
  return row?.total ?? 0;
}

/** Counts these accounts' uses of a coupon in standing orders. */
export async function countUses(
  db: Database,
  couponId: number,
  people: readonly number[],
): Promise<number> {
  if (!people.length) return 0;
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::float8 as total from coupon_uses u
      where u.user_id = ${idsOf(people)} and u.coupon_id = ${couponId} and u.released_at is null`,
  );
  return row?.total ?? 0;
}

/**
 * Returns those of these products whose store the shopper owns or works for, by e-mail addresses and phone
 * numbers of its people.
 * @param phones of the order, beside the account's own
 */
export async function listOwn(
  db: Database,
  userId: number,
  { productIds, phones }: { productIds: readonly number[]; phones: readonly string[] },
): Promise<Set<number>> {
  if (!productIds.length) return new Set();
  const isTheirs = (column: SQL) =>
    sql`${column} in (u.phone${sql.join(phones.map((phone) => sql`, ${phone}`))})`;
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select p.id::float8 as id from products p
        join stores s on s.id = p.store_id join users u on u.id = ${userId}
      where p.id = ${idsOf(productIds)} and (${isTheirs(sql`s.care_phone`)}
        or exists (select 1 from pickup_addresses a
          where a.store_id = s.id and ${isTheirs(sql`a.phone`)})
        or ${plainEmailIn('s.care_email')} = ${plainEmailIn('u.email')}
        or exists (select 1 from vendors v
          where (v.id = s.vendor_id
              or v.id in (select m.vendor_id from store_members m where m.store_id = s.id))
            and (${isTheirs(sql`v.phone`)} or ${plainEmailIn('v.email')} = ${plainEmailIn('u.email')})))`,
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Lists how often the coupons are used, without the shopper's own unpaid orders of these products: ordering
 * them again replaces those. Another unpaid order counts as a first one if it has a coupon for first orders.
 * @param people the shopper's account and others of the same person (`listSamePerson`)
 */
export function listFacts(
  db: Database,
  people: readonly number[],
  couponIds: readonly number[],
  productIds: readonly number[],
): Promise<Facts[]> {
  if (!couponIds.length || !productIds.length) return Promise.resolve([]);
  return rowsOf(
    db,
    sql`with mine as (
        select u.coupon_id, exists (select 1 from stock_holds h where h.order_id = u.order_id
          and h.settled_at is null and h.product_id = ${idsOf(productIds)}) as is_replaced
        from coupon_uses u
        where u.user_id = ${idsOf(people)} and u.released_at is null and u.coupon_id = ${idsOf(couponIds)}
      )
      select c.id::float8 as "couponId",
        (c.used - (select count(*) from mine where coupon_id = c.id and is_replaced))::float8 as "used",
        (select count(*) from mine where coupon_id = c.id and not is_replaced)::float8 as "usedByShopper",
        (exists (select 1 from orders o join shipments s on s.order_id = o.id
          where o.user_id = ${idsOf(people)} and s.status not in ('pending_payment', 'cancelled'))
        or exists (select 1 from coupon_uses u join coupons f on f.id = u.coupon_id
          where u.user_id = ${idsOf(people)} and u.released_at is null and f.first_order_only
            and not exists (select 1 from stock_holds h where h.order_id = u.order_id
              and h.settled_at is null and h.product_id = ${idsOf(productIds)}))) as "hasOrdered"
      from coupons c where c.id = ${idsOf(couponIds)}`,
  );
}
