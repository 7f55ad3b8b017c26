import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { bankAccounts, settlements } from '../../kernel/db/schema/settlement';
import { stores } from '../../kernel/db/schema/stores';
import {
  approveSettlement,
  exportBankFile,
  lastPeriod,
  payOut,
  postEvents,
  runCycle,
  seal,
} from '../../modules/settlement';
import { cancelAt } from '../demo-store/cancel-at';
import type { Reviewed } from '../product-rows';
import { applicationNumber } from '../store-rows';
import { insertCrowd } from './crowd';
import { listGoods } from './goods';
import { insertMoreReviews } from './more-reviews';
import { planSales } from './plan-sales';
import { returnFirstLine } from './returns';
import { insertSearches } from './searches';
import { insertTickets } from './tickets';
import { type Written, writeSales } from './write-sales';

const day = 86_400_000;
const hour = 3_600_000;

/** With fewer goods there is no trade: a market of ten products for a test of the start. */
const fewestGoods = 20;

const cancelling = [
  'I ordered it twice by mistake.',
  'मुझे अब इसकी ज़रूरत नहीं है।',
  'It arrives too late for the wedding.',
  'पता गलत लिख दिया था।',
] as const;

const returning = [
  ['changed_mind', 'The colour does not suit the room.'],
  ['damaged', 'एक किनारा टूटा हुआ मिला।'],
  ['not_as_described', 'It is smaller than I had thought.'],
  ['defective', 'चालू नहीं हो रहा है।'],
] as const;

/** `takesOnline` says whether sales may be paid at the test provider. */
type Trade = { now: Date; takesOnline: boolean };

/**
 * Fills the market with 90 days of trade of all its stores: shoppers, orders in every state, what was cancelled
 * and sent back, settlements, reviews, searches and tickets. The demo store's own weeks follow it.
 */
export async function insertTrade(db: Database, all: Reviewed[], living: Trade): Promise<void> {
  const { now, takesOnline } = living;
  const goods = await listGoods(db);
  if (goods.length < fewestGoods) return;
  const buyers = await insertCrowd(db, now);
  const sales = await writeSales(db, planSales({ goods, buyers, now, takesOnline }));
  await postEvents(db);
  await cancelSome(db, sales);
  await returnSome(db, sales);
  await settleFirstWeeks(db, now);
  await insertMoreReviews(db, all, now);
  await insertSearches(db, now);
  await insertTickets(db, now, sales);
}

const statusOf = ({ steps, shipments }: Written) =>
  steps?.(shipments[0]?.storeId ?? 0).at(-1)?.status;

/** Cancels the last orders paid on delivery that no store has packed yet. */
async function cancelSome(db: Database, sales: readonly Written[]): Promise<void> {
  const open = sales.filter((sale) => {
    const isEarly = ['placed', 'confirmed'].includes(statusOf(sale) ?? '');
    return sale.method === 'cod' && sale.shipments.length === 1 && isEarly;
  });
  for (const [index, { orderId, shipments, buyer, placedAt }] of open.slice(-2).entries()) {
    await cancelAt(db, {
      ...{ orderId, shipmentId: shipments[0]?.id ?? 0 },
      by: { by: 'shopper', userId: buyer.id },
      body: { reason: cancelling[index % cancelling.length] ?? '' },
      at: new Date(placedAt.getTime() + hour / 2),
    });
  }
}

/** Sends some orders back that were paid on delivery, a week apart from each other. */
async function returnSome(db: Database, sales: readonly Written[]): Promise<void> {
  const fit = sales.filter(({ method, shipments, lines, ...sale }) => {
    const mayReturn = lines[0]?.good.product.returnPolicy.startsWith('return');
    const isWhole = shipments.length === 1 && statusOf({ ...sale, method, shipments, lines });
    return method === 'cod' && mayReturn && isWhole === 'delivered';
  });
  const spread = Math.max(1, Math.floor(fit.length / (returning.length + 1)));
  for (const [index, [reason, comment]] of returning.entries()) {
    const sale = fit[(index + 1) * spread - 1];
    const delivered = sale?.steps?.(sale.shipments[0]?.storeId ?? 0).at(-1)?.at;
    if (!sale || !delivered) continue;
    await returnFirstLine(db, {
      ...{ sale, reason, comment },
      requestedAt: new Date(delivered.getTime() + 1.5 * day),
      reference: `DEMO0000000010${index}`,
    });
  }
}

/** Pays all stores what the market owed them three weeks ago; the weeks since are the demo store's step. */
async function settleFirstWeeks(db: Database, now: Date): Promise<void> {
  const { to: thisWeek } = lastPeriod(now);
  const at = new Date(thisWeek.getTime() - 12 * day);
  const others = await db
    .select()
    .from(stores)
    .where(and(eq(stores.status, 'approved'), ne(stores.applicationNumber, applicationNumber(0))));
  await db.insert(bankAccounts).values(
    others.map((store) => ({
      ...{ storeId: store.id, holder: store.legalName, changedBy: store.vendorId },
      accountNumber: seal(`00098765${String(store.id).padStart(4, '0')}`),
      lastDigits: String(store.id).padStart(4, '0'),
      ...{ ifsc: 'HDFC0000001', createdAt: new Date(now.getTime() - 100 * day) },
    })),
  );
  await runCycle(db, new Date(thisWeek.getTime() - 13 * day));
  const made = await db.select().from(settlements).where(eq(settlements.status, 'draft'));
  for (const { id } of made) await approveSettlement(db, id, at);
  await exportBankFile(db, { now: at });
  const exported = await db.select().from(settlements).where(eq(settlements.status, 'exported'));
  for (const { id } of exported) {
    await payOut(db, id, `DEMO0000009${String(id).padStart(4, '0')}`, new Date(at.getTime() + day));
  }
}
