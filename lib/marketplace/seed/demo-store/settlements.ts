import { and, eq } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { bankAccounts, settlements } from '../../kernel/db/schema/settlement';
import {
  adjust,
  approveSettlement,
  exportBankFile,
  lastPeriod,
  payOut,
  postEvents,
  runCycle,
  seal,
} from '../../modules/settlement';
import type { Market } from './market';
import { insertSales } from './sales';

const day = 86_400_000;

/** Days between a delivery and the end of the week that settles it: the return window and one more. */
const settled = [15, 14, 13, 12];
/** Days since earlier deliveries, for the charts. */
const earlier = [74, 70, 67, 64, 61, 59, 57, 54, 52, 50, 47, 46, 43, 41, 40, 38, 36, 34, 33, 31];

/**
 * Inserts the first demo store's money: a settlement that was paid last week, one that was approved and waits
 * for the bank, and sales whose return window is open.
 */
export async function insertSettlements(db: Database, market: Market): Promise<void> {
  const { store, now } = market;
  const { to: thisWeek } = lastPeriod(now);
  const since = (now.getTime() - thisWeek.getTime()) / day;
  const week = (back: number) => settled.map((days) => since + days + 7 * back);
  await insertSales(db, market, [...earlier, ...week(1), ...week(0), 8, 7.5, 5, 4, 3]);
  const storeId = store.id;
  // Other stores' settlements stay drafts until an operator acts.
  const draft = and(eq(settlements.storeId, storeId), eq(settlements.status, 'draft'));
  await db.insert(bankAccounts).values({
    storeId,
    holder: store.legalName,
    accountNumber: seal('000123456789'),
    lastDigits: '6789',
    ifsc: 'HDFC0000001',
    changedBy: store.vendorId,
    createdAt: new Date(now.getTime() - 60 * day),
  });
  await postEvents(db);
  const at = new Date(thisWeek.getTime() - 5 * day);
  const reason = 'Welcome credit / स्वागत की रकम';
  await adjust(db, { storeId, amount: 25_000, reason, key: 'demo-welcome', at });
  await runCycle(db, new Date(thisWeek.getTime() - 6 * day));
  const [first] = await db.select().from(settlements).where(draft);
  if (first) {
    await approveSettlement(db, first.id, at);
    await exportBankFile(db, { now: at });
    await payOut(db, first.id, 'DEMO00000000001', new Date(at.getTime() + day));
  }
  await runCycle(db, now);
  const drafts = await db.select().from(settlements).where(draft);
  for (const { id } of drafts) await approveSettlement(db, id, now);
}
