import { and, count, desc, eq, ilike, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  Coupon,
  CouponDetail,
  CouponsPage,
  couponsQuerySchema,
} from '@/lib/contract/schemas/coupons/manage';
import type { CouponPayer, CouponState } from '@/lib/contract/schemas/coupons/terms';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../../../kernel/db/connection';
import { firstRow } from '../../../../kernel/db/first-row';
import { coupons, couponTargets } from '../../../../kernel/db/schema/coupons';
import { transact } from '../../../../kernel/db/transaction';
import { InvalidFields, NotFound } from '../../../../kernel/errors';
import type { Manager } from '../../../../kernel/http/actor';
import { tellOwners } from '../../../operators';
import type { CouponRow } from '../queries';
import { type CouponFields, columnsOf, targetsOf } from './fields';
import { viewCoupons, viewDetail } from './view';

/** A request about coupons; a store manages those it pays for, an operator all. */
type Asking = { lang: Locale; manager: Manager; now: Date };

const within = (manager: Manager) =>
  manager.kind === 'seller' ? eq(coupons.storeId, manager.storeId) : undefined;

/** Tells the owners about an operator's coupon that the market pays. */
async function tell(
  tx: Database,
  manager: Manager,
  { code, paidBy }: Pick<CouponRow, 'code' | 'paidBy'>,
): Promise<void> {
  if (manager.kind === 'seller' || paidBy !== 'market') return;
  await tellOwners(tx, manager.id, { kind: 'coupon', code });
}

/** Lists a page of coupons, the newest first; a store sees those it pays for. */
export async function listCoupons(
  db: Database,
  { lang, manager, now }: Asking,
  { page, limit, state, search }: z.output<typeof couponsQuerySchema>,
): Promise<CouponsPage> {
  const pattern = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const where = and(
    within(manager),
    state && stateIs(state, now),
    pattern ? ilike(coupons.code, pattern) : undefined,
  );
  const rows = await db
    .select()
    .from(coupons)
    .where(where)
    .orderBy(desc(coupons.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ total: count() }).from(coupons).where(where);
  const total = counted?.total ?? 0;
  return { coupons: await viewCoupons(db, lang, rows, now), total, page, limit };
}

/** SQL counterpart of `stateOf`. */
function stateIs(state: CouponState, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`${state} = case when ${coupons.endsAt} <= ${at} then 'ended'
    when ${coupons.isPaused} then 'paused'
    when ${coupons.used} >= ${coupons.usesAllowed} then 'used_up'
    when ${coupons.startsAt} > ${at} then 'planned' else 'running' end`;
}

/** @throws {NotFound} coupon_not_found, also for one that another store pays for */
export async function readCoupon(
  db: Database,
  { lang, manager, now }: Asking,
  id: number,
): Promise<CouponDetail> {
  return viewDetail(db, lang, await find(db, manager, id), { now, manager });
}

async function find(db: Database, manager: Manager, id: number): Promise<CouponRow> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, id), within(manager)));
  if (!row) throw new NotFound('coupon_not_found');
  return row;
}

type NewCoupon = CouponFields & { code: string; paidBy: CouponPayer; storeId: number | null };

/**
 * Creates a coupon.
 * @throws {InvalidFields} an existing code; unknown stores, categories or SKUs
 */
export async function createCoupon(
  db: Database,
  { lang, manager, now }: Asking,
  { code, paidBy, storeId, ...fields }: NewCoupon,
): Promise<Coupon> {
  const row = await transact(db, async (tx) => {
    const targets = await targetsOf(tx, fields, storeId);
    const inserted = await tx
      .insert(coupons)
      .values({ code, paidBy, storeId, ...columnsOf(fields, now), createdAt: now })
      .onConflictDoNothing({ target: coupons.code })
      .returning();
    if (!inserted.length) throw new InvalidFields({ code: 'coupon_code_taken' });
    const made = firstRow(inserted);
    await insertTargets(tx, made.id, targets);
    await tell(tx, manager, made);
    return made;
  });
  return viewOne(db, { lang, manager, now }, row.id);
}

/**
 * Changes a coupon for later orders; its code and payer stay.
 * @throws {NotFound} coupon_not_found
 * @throws {InvalidFields} unknown names, or fewer uses than it has
 */
export async function changeCoupon(
  db: Database,
  asking: Asking,
  id: number,
  fields: CouponFields,
): Promise<Coupon> {
  await transact(db, async (tx) => {
    const coupon = await find(tx, asking.manager, id);
    const targets = await targetsOf(tx, fields, coupon.storeId);
    const { uses_allowed: usesAllowed } = fields;
    const changed = await tx
      .update(coupons)
      .set(columnsOf(fields, coupon.startsAt))
      .where(
        and(
          eq(coupons.id, id),
          usesAllowed === null ? undefined : sql`${coupons.used} <= ${usesAllowed}`,
        ),
      )
      .returning({ id: coupons.id });
    if (!changed.length) throw new InvalidFields({ uses_allowed: 'coupon_uses_below' });
    await tx.delete(couponTargets).where(eq(couponTargets.couponId, id));
    await insertTargets(tx, id, targets);
    await tell(tx, asking.manager, coupon);
  });
  return viewOne(db, asking, id);
}

async function insertTargets(
  tx: Database,
  couponId: number,
  targets: Omit<typeof couponTargets.$inferInsert, 'couponId'>[],
): Promise<void> {
  if (!targets.length) return;
  await tx.insert(couponTargets).values(targets.map((target) => ({ ...target, couponId })));
}

/**
 * Pauses or resumes a coupon.
 * @throws {NotFound} coupon_not_found
 */
export async function pauseCoupon(
  db: Database,
  asking: Asking,
  id: number,
  isPaused: boolean,
): Promise<Coupon> {
  await find(db, asking.manager, id);
  await transact(db, (tx) => tx.update(coupons).set({ isPaused }).where(eq(coupons.id, id)));
  return viewOne(db, asking, id);
}

async function viewOne(db: Database, { lang, manager, now }: Asking, id: number): Promise<Coupon> {
  const [coupon] = await viewCoupons(db, lang, [await find(db, manager, id)], now);
  if (!coupon) throw new NotFound('coupon_not_found');
  return coupon;
}
