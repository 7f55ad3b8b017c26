import { sql } from 'drizzle-orm';
import type { OperatorToday } from '@/lib/api/schemas/operators/today';
import { config } from '@/lib/config';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { readGroup } from '../../../kernel/settings/queries';

/**
 * What leads from an empty market to one that sells, in order, with what is done; null once something was
 * ordered. `takesMoney`: whether shoppers can pay by card and UPI. The commission rate that comes with the database counts once an operator has set one, be it the same.
 */
export async function findFirstSteps(
  db: Database,
  takesMoney: boolean,
): Promise<OperatorToday['first_steps']> {
  const [found] = await rowsOf<
    Record<'category' | 'commission' | 'seller' | 'listing' | 'order', boolean>
  >(
    db,
    sql`select exists (select 1 from categories) as category,
      (select count(*) from commission_rates) > 1 as commission,
      exists (select 1 from stores where status = 'approved') as seller,
      exists (select 1 from products where is_active) as listing,
      exists (select 1 from shipments where status <> 'pending_payment') as order`,
  );
  if (!found || found.order) return null;
  const company = await readGroup(db, 'company');
  const isPaymentDecided = takesMoney || config.payments === 'off';
  return [
    { step: 'company', done: !company.is_demo },
    { step: 'category', done: found.category },
    { step: 'commission', done: found.commission },
    { step: 'payments', done: isPaymentDecided },
    { step: 'seller', done: found.seller },
    { step: 'listing', done: found.listing },
    { step: 'order', done: false },
  ];
}
