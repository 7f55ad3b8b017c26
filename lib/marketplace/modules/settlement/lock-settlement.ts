import { eq, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/db/connection';
import { settlements } from '../../kernel/db/schema/settlement';
import { DomainError, NotFound } from '../../kernel/errors';

export type SettlementRow = typeof settlements.$inferSelect;

/** Locks the settlement until the transaction ends. @throws {NotFound} settlement_not_found */
export async function lockSettlement(tx: Database, id: number): Promise<SettlementRow> {
  const [settlement] = await tx
    .select()
    .from(settlements)
    .where(eq(settlements.id, id))
    .for('update');
  if (!settlement) throw new NotFound('settlement_not_found');
  return settlement;
}

/** @throws {DomainError} 409 settlement_cannot_move */
export function refuseMove(from: SettlementRow['status'], to: SettlementRow['status']): never {
  throw new DomainError(409, 'settlement_cannot_move', { params: { from, to } });
}

/**
 * Returns whether an operator may send the money of a settlement that the other one approved. A trigger holds
 * the same rule.
 * @param approver null, as `payer`, for the market's key
 */
export async function mayPay(
  tx: Database,
  approver: number | null,
  payer: number | null,
): Promise<boolean> {
  const [row] = await rowsOf<{ may: boolean }>(
    tx,
    sql`select may_pay_settlement(${approver}::bigint, ${payer}::bigint) as may`,
  );
  return row?.may ?? false;
}
