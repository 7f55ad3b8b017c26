import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { setCommissionRateSchema } from '@/lib/contract/schemas/operators/settlements';
import { dayOf } from '@/lib/time/india';
import type { Database } from '../../../kernel/db/connection';
import { categories } from '../../../kernel/db/schema/catalog';
import { commissionRates } from '../../../kernel/db/schema/ledger';
import { stores } from '../../../kernel/db/schema/stores';
import { transact } from '../../../kernel/db/transaction';
import { InvalidFields, NotFound } from '../../../kernel/errors';
import { tellOwners } from '../../operators';

/**
 * Sets a commission rate from a day on, and tells the owners; earlier deliveries keep their rate, so a day
 * that has begun means from now on.
 * @param by who sets it; null for the market's key
 * @throws {NotFound} store_not_found, category_not_found
 * @throws {InvalidFields} day_past for a day before today
 */
export async function setCommissionRate(
  db: Database,
  given: z.output<typeof setCommissionRateSchema>,
  { by, now }: { by: number | null; now: Date },
): Promise<void> {
  const from = given.from ? new Date(given.from) : now;
  if (dayOf(from) < dayOf(now)) throw new InvalidFields({ from: 'day_past' });
  const validFrom = from < now ? now : from;
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
    validFrom,
  };
  await transact(db, async (tx) => {
    await tx.insert(commissionRates).values(rate);
    await tellOwners(tx, by, { kind: 'commission', percent: given.percent });
  });
}
