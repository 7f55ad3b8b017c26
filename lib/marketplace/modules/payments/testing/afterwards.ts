import { inArray, sql } from 'drizzle-orm';
import type { Order } from '@/lib/contract/schemas/orders';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { settlements } from '../../../kernel/db/schema/settlement';
import { advanceThrough, collectCash } from '../../orders/testing/orders';
import { returnOf, wayToTheDoor } from '../../returns/testing/delivered';
import { runCycle } from '../../settlement/cycle/run-cycle';
import { exportBankFile } from '../../settlement/operator/bank-file';
import { approveSettlement, payOut } from '../../settlement/operator/move-settlement';
import type { Market } from './market';

const day = 86_400_000;

/** Delivers an order, and returns one unit of each shipment if `isReturned`. */
export async function carryOut(
  { api, db }: Market,
  order: Order,
  { token, sellerToken, isReturned }: { token: string; sellerToken: string; isReturned: boolean },
): Promise<void> {
  const expectSound = ({ status, body }: { status: number; body: unknown }) => {
    if (status >= 500) throw new Error(`${status}: ${JSON.stringify(body)}`);
  };
  for (const { id, items } of order.shipments) {
    (await advanceThrough(api, id, ...wayToTheDoor)).forEach(expectSound);
    await collectCash(db, order).catch((error: { code?: string }) => {
      // A part of the order is still in progress.
      if (error.code !== 'cash_not_due') throw error;
    });
    const [item] = items;
    if (!isReturned || !item) continue;
    const upi = { refund_to: { kind: 'upi', upi: 'asha@okbank' } };
    const body = returnOf(item.id, { reason: 'damaged', ...upi });
    const path = `/api/orders/${order.number}/returns`;
    const asked = await api.call('POST', path, { token, body });
    expectSound(asked);
    if (asked.status !== 201) continue;
    for (const step of ['accept', 'picked-up', 'received']) {
      const about = step === 'received' ? { condition: 'sellable' } : {};
      const at = `/api/seller/returns/${asked.body.data.return.id}/${step}`;
      expectSound(await api.call('POST', at, { token: sellerToken, body: about }));
    }
  }
}

/** Settles one more week, each later than the one before, and pays all unpaid settlements. */
export async function settleAndPay(db: Database): Promise<void> {
  const [row] = await rowsOf<{ weeks: number }>(
    db,
    sql`select count(*)::int as weeks from settlement_cycles`,
  );
  const later = new Date(Date.now() + (30 + 7 * (row?.weeks ?? 0)) * day);
  await runCycle(db, later);
  const idsOf = (...statuses: ('draft' | 'approved' | 'exported')[]) =>
    db
      .select({ id: settlements.id })
      .from(settlements)
      .where(inArray(settlements.status, statuses));
  for (const { id } of await idsOf('draft')) await approveSettlement(db, id, later);
  if ((await idsOf('approved')).length) await exportBankFile(db, { now: later });
  for (const { id } of await idsOf('exported')) await payOut(db, id, `UTR-${id}`, later);
}
