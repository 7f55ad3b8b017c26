import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/db/connection';

/**
 * Whether an operator may send the money of a settlement that the other one approved. A trigger holds the same rule.
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
