import { count, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  CommissionRate,
  OperatorSettlement,
  operatorSettlementsQuerySchema,
} from '@/lib/contract/schemas/operators/settlements';
import type { Database } from '../../../kernel/db/connection';
import { categories } from '../../../kernel/db/schema/catalog';
import { commissionRates } from '../../../kernel/db/schema/ledger';
import { settlements } from '../../../kernel/db/schema/settlement';
import { stores } from '../../../kernel/db/schema/stores';
import { NotFound } from '../../../kernel/errors';
import { rupees } from '../../../kernel/money/rupees';
import { findBankAccount, heldUntil } from '../bank/bank-account';
import { amountOf } from '../cycle/sums';
import { findAttempts } from '../payouts/view-attempts';

type Filter = z.output<typeof operatorSettlementsQuerySchema>;
type Row = {
  settlement: typeof settlements.$inferSelect;
  store: { id: number; name: string };
  status: (typeof stores.$inferSelect)['status'];
};

/** Returns settlements of a status, else all, newest first. */
export async function listSettlements(
  db: Database,
  { status, page, limit }: Filter,
  now: Date,
): Promise<{ settlements: OperatorSettlement[]; total: number }> {
  const where = status && eq(settlements.status, status);
  const rows = await select(db)
    .where(where)
    .orderBy(desc(settlements.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ total: count() }).from(settlements).where(where);
  const attempts = await findAttempts(
    db,
    rows.map(({ settlement }) => settlement.id),
  );
  const shown: OperatorSettlement[] = [];
  for (const row of rows) {
    const [payout = null] = attempts.get(row.settlement.id) ?? [];
    shown.push({ ...(await toSettlement(db, row, now)), payout });
  }
  return { settlements: shown, total: counted?.total ?? 0 };
}

/** @throws {NotFound} settlement_not_found */
export async function viewSettlement(
  db: Database,
  id: number,
  now: Date,
): Promise<OperatorSettlement> {
  const [row] = await select(db).where(eq(settlements.id, id));
  if (!row) throw new NotFound('settlement_not_found');
  const [payout = null] = (await findAttempts(db, [id])).get(id) ?? [];
  return { ...(await toSettlement(db, row, now)), payout };
}

const select = (db: Database) =>
  db
    .select({
      settlement: settlements,
      store: { id: stores.id, name: stores.name },
      status: stores.status,
    })
    .from(settlements)
    .innerJoin(stores, eq(stores.id, settlements.storeId))
    .$dynamic();

async function toSettlement(
  db: Database,
  { settlement, store, status }: Row,
  now: Date,
): Promise<Omit<OperatorSettlement, 'payout'>> {
  const account = await findBankAccount(db, store.id);
  const isHeld = account && heldUntil(account) > now;
  return {
    id: settlement.id,
    number: settlement.number,
    store,
    period_from: settlement.periodFrom.toISOString(),
    period_to: settlement.periodTo.toISOString(),
    status: settlement.status,
    amount: rupees(await amountOf(db, settlement.id)),
    bank_account: account ? (isHeld ? 'held' : 'set') : 'missing',
    suspended: status === 'suspended',
    utr: settlement.utr,
    failure_reason: settlement.failureReason,
  };
}

export async function listCommissionRates(db: Database): Promise<CommissionRate[]> {
  const rows = await db
    .select({ rate: commissionRates, store: stores.slug, category: categories.slug })
    .from(commissionRates)
    .leftJoin(stores, eq(stores.id, commissionRates.storeId))
    .leftJoin(categories, eq(categories.id, commissionRates.categoryId))
    .orderBy(desc(commissionRates.validFrom), desc(commissionRates.id))
    .limit(1000);
  return rows.map(({ rate, store, category }) => ({
    id: rate.id,
    store,
    category,
    percent: rate.basisPoints / 100,
    valid_from: rate.validFrom.toISOString(),
  }));
}
