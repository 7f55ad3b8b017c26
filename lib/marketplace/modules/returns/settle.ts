import { eq, sql } from 'drizzle-orm';
import { faults } from '@/lib/api/schemas/returns/terms';
import type { ReturnSettings } from '@/lib/api/schemas/settings/returns';
import { type Database, rowsOf } from '../../kernel/db/connection';
import { type returnEvents, returns } from '../../kernel/db/schema/returns';
import { DomainError } from '../../kernel/errors';
import { readGroupAt } from '../../kernel/settings/queries';
import { returnStock } from '../inventory';
import { issueCreditNote } from '../orders';
import { offsetCashReturn, requestRefund, returnKey } from '../payments';
import { postReturn } from '../settlement';
import { afterDays } from './clocks';
import { returnReplacements, shipReplacements, takeReplacements } from './exchange';
import { noteStep } from './note-step';
import { shortened } from './pay-out';
import { type LockedReturn, listReturnItems, type ReturnRow } from './queries';

type By = (typeof returnEvents.$inferSelect)['by'];

/**
 * Ends a return whose goods are back: sellable ones go into stock; an exchange sends its replacement, or waits
 * for it, and any other is refunded.
 * @throws {DomainError} 409 replacement_gone while an exchange waits for stock
 */
export async function settle(tx: Database, it: LockedReturn, by: By, at: Date): Promise<void> {
  const { row } = it;
  const isReserved =
    row.replacementReserved || (row.kind === 'exchange' && (await takeReplacements(tx, row)));
  if (row.condition === 'sellable' && !row.awaitingStockSince) {
    const items = await listReturnItems(tx, [row.id]);
    const lines = items.map(({ row: { quantity }, item: { productId } }) => ({
      productId,
      quantity,
    }));
    await returnStock(tx, lines, 'sold', {
      kind: 'return',
      orderId: row.orderId,
      returnId: row.id,
      at,
    });
  }
  if (row.kind === 'refund') return refundReturn(tx, it, by, at);
  const rules = await readGroupAt(tx, 'returns', at);
  if (!isReserved) return awaitStock(tx, it, by, at, rules);
  const replacementShipmentId = await shipReplacements(tx, it, at);
  const dueAt = afterDays(rules, 'send_days', at);
  await noteStep(
    tx,
    row,
    { status: 'exchanged', by, at },
    {
      replacementShipmentId,
      dueAt,
      replacementReserved: false,
      awaitingStockSince: null,
      disputeUntil: new Date(dueAt.getTime() + rules.dispute_days * 86_400_000),
    },
  );
}

/** What is to be sent is sold out, or others hold it: only after some days of that it becomes money. */
async function awaitStock(
  tx: Database,
  it: LockedReturn,
  by: By,
  at: Date,
  rules: ReturnSettings,
): Promise<void> {
  const { id, awaitingStockSince: since } = it.row;
  if (since && at >= afterDays(rules, 'stock_days', since)) return refundReturn(tx, it, by, at);
  if (since) throw new DomainError(409, 'replacement_gone');
  await tx
    .update(returns)
    .set({ awaitingStockSince: at, dueAt: afterDays(rules, 'stock_days', at) })
    .where(eq(returns.id, id));
}

/**
 * Gives the money of a return back as it was promised, and issues the credit note. Money that was paid
 * online goes the way it came; the operator pays out what was paid in cash, unless operators have given it before.
 */
export async function refundReturn(
  tx: Database,
  { row: asked, locked, shipment }: LockedReturn,
  by: By,
  at: Date,
  note: string | null = null,
): Promise<void> {
  const row = await withShippingDue(tx, asked, shipment);
  if (row.replacementReserved) await returnReplacements(tx, row);
  const isCash = row.target !== 'original_payment';
  const refund = {
    paymentId: locked.payment.id,
    amount: row.goods + row.shipping,
    key: returnKey(row.id),
  };
  const toPay = isCash
    ? await offsetCashReturn(tx, refund)
    : await requestRefund(tx, { ...refund, reason: 'sent_back' });
  const items = await listReturnItems(tx, [row.id]);
  await postReturn(tx, {
    reference: row.number,
    shipmentId: shipment.id,
    lines: items.map(({ row: { quantity, total }, item }) => ({
      orderItemId: item.id,
      amount: total,
      coupon: item.discount === 0 ? 0 : item.unitPrice * quantity - total,
    })),
    shipping: row.shipping,
    at,
  });
  await issueCreditNote(tx, {
    shipment,
    items: items.map(({ row: { quantity, taxable, cgst, sgst, igst, total }, item }) => ({
      item,
      quantity,
      parts: { taxable, cgst, sgst, igst, total },
    })),
    withDelivery: row.shipping > 0,
    returnId: row.id,
    at,
  });
  const refunded = {
    kind: 'refund',
    refundedAt: at,
    dueAt: null,
    replacementReserved: false,
    awaitingStockSince: null,
  } as const;
  const nothingToPay = isCash && toPay === 0;
  const paid = nothingToPay ? { paidAt: at, account: row.account && shortened(row.account) } : {};
  await noteStep(tx, row, { status: 'refunded', by, note, at }, { ...refunded, ...paid });
}

/**
 * Settles the delivery fee as a return is refunded: it goes back with the last of them, once nothing of the shipment
 * stays with the shopper and each unit went back for a fault. What was planned with the request may be otherwise:
 * another return was refused meanwhile, exchanged, or is not over yet.
 * @returns the return as it is refunded; paise
 */
async function withShippingDue(
  tx: Database,
  row: ReturnRow,
  shipment: { id: number; shipping: number },
): Promise<ReturnRow> {
  const [found] = await rowsOf<{ isDue: boolean }>(
    tx,
    sql`select (select coalesce(sum(i.quantity - i.cancelled_quantity), 0)
            from order_items i where i.shipment_id = ${shipment.id})
          = (select count(*) from return_units u
            join return_items ri on ri.id = u.return_item_id join returns r on r.id = ri.return_id
            where r.shipment_id = ${shipment.id} and (r.id = ${row.id} or r.refunded_at is not null)
              and r.reason in (${sql.join(
                faults.map((fault) => sql`${fault}`),
                sql`, `,
              )}))
        and not exists (select 1 from returns r where r.shipment_id = ${shipment.id}
          and r.id <> ${row.id} and r.refunded_at is not null and r.shipping > 0) as "isDue"`,
  );
  const shipping = found?.isDue ? shipment.shipping : 0;
  if (shipping === row.shipping) return row;
  if (shipping > 0) {
    // The fee that was planned with another is that one's no more.
    await tx
      .update(returns)
      .set({ shipping: 0 })
      .where(sql`${returns.shipmentId} = ${shipment.id} and ${returns.id} <> ${row.id}`);
  }
  await tx.update(returns).set({ shipping }).where(sql`${returns.id} = ${row.id}`);
  return { ...row, shipping };
}
