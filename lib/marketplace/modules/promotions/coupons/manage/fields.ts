import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CouponKind } from '@/lib/contract/schemas/coupons/terms';
import type { FieldIn } from '@/lib/i18n/translated';
import { translationsIn } from '@/lib/i18n/translated';
import type { Database } from '../../../../kernel/db/connection';
import { categories, products } from '../../../../kernel/db/schema/catalog';
import type { coupons, couponTargets } from '../../../../kernel/db/schema/coupons';
import { stores } from '../../../../kernel/db/schema/stores';
import { InvalidFields } from '../../../../kernel/errors';
import { paiseOf } from '../../../../kernel/money/rupees';

/** Terms of a coupon as in the contract; money in rupees. */
export type CouponFields = {
  kind: CouponKind;
  /** The value in percent, or in rupees. */
  value: number;
  cap: number | null;
  least_order: number;
  starts_at?: string;
  ends_at: string | null;
  uses_allowed: number | null;
  uses_per_shopper: number | null;
  first_order_only: boolean;
  is_public: boolean;
  /** The slugs of stores; only the operator names stores. */
  stores?: string[];
  categories: string[];
  skus: string[];
} & Partial<Record<FieldIn<'title'>, string>>;

type Columns = Omit<typeof coupons.$inferInsert, 'code' | 'paidBy' | 'storeId'>;

/** Returns the columns of these fields; the default beginning is `startsAt`. A first order allows one use. */
export function columnsOf(fields: CouponFields, startsAt: Date): Columns {
  return {
    kind: fields.kind,
    value: fields.kind === 'percent' ? fields.value : paiseOf(fields.value),
    cap: fields.cap === null ? null : paiseOf(fields.cap),
    leastOrder: paiseOf(fields.least_order),
    startsAt: fields.starts_at ? new Date(fields.starts_at) : startsAt,
    endsAt: fields.ends_at ? new Date(fields.ends_at) : null,
    usesAllowed: fields.uses_allowed,
    usesPerShopper: fields.first_order_only ? 1 : fields.uses_per_shopper,
    firstOrderOnly: fields.first_order_only,
    isPublic: fields.is_public,
    title: fields.title ?? null,
    translations: translationsIn(fields, ['title']),
  };
}

type Target = Omit<typeof couponTargets.$inferInsert, 'couponId'>;

/**
 * Returns the targets to which the fields restrict a coupon. SKUs are those of the store that pays, else of
 * the named stores, else of all.
 * @throws {InvalidFields} stores, categories or skus: one that does not exist
 */
export async function targetsOf(
  db: Database,
  { stores: storeSlugs = [], categories: categorySlugs, skus }: CouponFields,
  payerId: number | null,
): Promise<Target[]> {
  const ofStores = storeSlugs.length
    ? await db
        .select({ storeId: stores.id, name: stores.slug })
        .from(stores)
        .where(inArray(stores.slug, storeSlugs))
    : [];
  requireAll('stores', storeSlugs, ofStores);
  const ofCategories = categorySlugs.length
    ? await db
        .select({ categoryId: categories.id, name: categories.slug })
        .from(categories)
        .where(inArray(categories.slug, categorySlugs))
    : [];
  requireAll('categories', categorySlugs, ofCategories);
  const storeIds = payerId === null ? ofStores.map(({ storeId }) => storeId) : [payerId];
  const ofSkus = skus.length
    ? await db
        .select({ productId: products.id, name: products.sku })
        .from(products)
        .where(
          and(
            inArray(products.sku, skus),
            eq(products.isRemoved, false),
            storeIds.length ? inArray(products.storeId, storeIds) : sql`true`,
          ),
        )
    : [];
  requireAll('skus', skus, ofSkus);
  return [...ofStores, ...ofCategories, ...ofSkus].map(({ name: _, ...target }) => target);
}

function requireAll(field: string, asked: readonly string[], found: readonly { name: string }[]) {
  const known = new Set(found.map(({ name }) => name));
  if (asked.some((name) => !known.has(name))) {
    throw new InvalidFields({ [field]: 'coupon_target_unknown' });
  }
}
