import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { settlements } from '../../../kernel/db/schema/settlement';
import { makeSeller } from '../../sellers/testing/members';
import { approveSettlement } from '../operator/move-settlement';
import { makeBankAccount } from './bank';
import { makeSettlement } from './settlement';

/** Makes a store with a bank account and an approved settlement of ₹100; its first attempt is called `reference`. */
export async function makeApproved(
  db: Database,
  { by = null, daysAgo = 30 }: { by?: number | null; daysAgo?: number } = {},
) {
  const seller = await makeSeller(db);
  await makeBankAccount(db, seller.store.id, { daysAgo });
  const id = await makeSettlement(db, seller.store.id);
  const [row] = await db.select().from(settlements).where(eq(settlements.id, id));
  const number = String(row?.number);
  await approveSettlement(db, id, new Date(), by);
  return { ...seller, id, number, reference: `${number}-1` };
}
