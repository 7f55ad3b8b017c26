import { inArray, sql } from 'drizzle-orm';
import type { Coupon, CouponDetail } from '@/lib/api/schemas/coupons/manage';
import type { CouponState } from '@/lib/api/schemas/coupons/terms';
import type { Locale } from '@/lib/i18n/locales';
import { translatedFields } from '@/lib/i18n/translated';
import { type Database, rowsOf } from '../../../../kernel/db/connection';
import { categories, products } from '../../../../kernel/db/schema/catalog';
import { categoryTranslations } from '../../../../kernel/db/schema/category-translations';
import { couponTargets } from '../../../../kernel/db/schema/coupons';
import { stores } from '../../../../kernel/db/schema/stores';
import type { Manager } from '../../../../kernel/http/actor';
import { rupees } from '../../../../kernel/money/rupees';
import type { CouponRow } from '../queries';
import { couponWords } from '../words';
import { discountGiven } from './discount-given';
import { listUses } from './list-uses';

/** What becomes of a coupon now. */
export function stateOf(coupon: CouponRow, now: Date): CouponState {
  const { endsAt, isPaused, usesAllowed, used, startsAt } = coupon;
  if (endsAt && endsAt <= now) return 'ended';
  if (isPaused) return 'paused';
  if (usesAllowed !== null && used >= usesAllowed) return 'used_up';
  return startsAt > now ? 'planned' : 'running';
}

/** Coupons as those see them who run them. */
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

/** A coupon with its newest uses, as a store or an operator sees them. */
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
