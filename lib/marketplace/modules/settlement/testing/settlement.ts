import type { Database } from '../../../kernel/db/connection';
import { settlementLines, settlements } from '../../../kernel/db/schema/settlement';
import { transact } from '../../../kernel/db/transaction';
import { makeAdjustment } from './adjustment';

let made = 0;

/** Makes a settlement of a store with one line; returns its id. */
export async function makeSettlement(db: Database, storeId: number): Promise<number> {
  const to = new Date(Date.UTC(2026, 0, 5 + 7 * ++made));
  return transact(db, async (tx) => {
    const entryId = await makeAdjustment(tx, storeId, 10_000);
    const [row] = await tx
      .insert(settlements)
      .values({
        storeId,
        number: `ACCESS-${made}`,
        periodFrom: new Date(to.getTime() - 7 * 86_400_000),
        periodTo: to,
      })
      .returning({ id: settlements.id });
    if (!row) throw new Error('no settlement was inserted');
    await tx.insert(settlementLines).values({ settlementId: row.id, entryId });
    return row.id;
  });
}
