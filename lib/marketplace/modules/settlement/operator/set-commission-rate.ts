import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { setCommissionRateSchema } from '@/lib/api/schemas/operators/settlements';
import type { Database } from '../../../kernel/db/connection';
import { categories } from '../../../kernel/db/schema/catalog';
import { commissionRates } from '../../../kernel/db/schema/ledger';
import { stores } from '../../../kernel/db/schema/stores';
import { transact } from '../../../kernel/db/transaction';
import { NotFound } from '../../../kernel/errors';
import { tellOwners } from '../../operators';

/**
 * Sets a commission rate from a day on, and tells the owners; what was delivered before keeps its rate.
 * @param by who sets it; null for the market's key
 * @throws {NotFound} store_not_found, category_not_found
 */
export async function setCommissionRate(
  db: Database,
  given: z.output<typeof setCommissionRateSchema>,
  { by, now }: { by: number | null; now: Date },
): Promise<void> {
  const [store] = given.store
    ? await db.select({ id: stores.id }).from(stores).where(eq(stores.slug, given.store))
    : [];
  if (given.store && !store) throw new NotFound('store_not_found');
  const [category] = given.category
    ? await db
        .select({ id: categories.id })
        .from(categories)
        .where(eq(categories.slug, given.category))
    : [];
  if (given.category && !category) throw new NotFound('category_not_found');
  const rate = {
    storeId: store?.id,
    categoryId: category?.id,
    basisPoints: Math.round(given.percent * 100),
    validFrom: given.from ? new Date(given.from) : now,
  };
  await transact(db, async (tx) => {
    await tx.insert(commissionRates).values(rate);
    await tellOwners(tx, by, { kind: 'commission', percent: given.percent });
  });
}
