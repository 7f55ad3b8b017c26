import type { Database } from '../db/connection';
import type { returnEvents } from '../db/schema/returns';
import { returnStock } from '../inventory/stock';
import { issueCreditNote } from '../orders/invoice/credit-note-issue';
import { offsetCashReturn, requestRefund, returnKey } from '../payments/refunds/request-refund';
import { postReturn } from '../settlement/ledger/post-return';
import { shortened } from './account';
import { shipReplacements } from './exchange';
import type { LockedReturn } from './lock';
import { noteStep } from './note-step';
import { listReturnItems } from './queries';
import { withShippingDue } from './shipping-refund';

type By = (typeof returnEvents.$inferSelect)['by'];

/**
 * Ends a return whose goods are back: sellable ones go into stock; an exchange sends its replacement, any
 * other is refunded.
 */
export async function settle(tx: Database, it: LockedReturn, by: By, at: Date): Promise<void> {
  const { row } = it;
  if (row.condition === 'sellable') {
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
  const replacementShipmentId = await shipReplacements(tx, it, at);
  await noteStep(tx, row, { status: 'exchanged', by, at }, { replacementShipmentId, dueAt: null });
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
): Promise<void> {
  const row = await withShippingDue(tx, asked, shipment);
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
  const refunded = { kind: 'refund', refundedAt: at, dueAt: null } as const;
  const nothingToPay = isCash && toPay === 0;
  const paid = nothingToPay ? { paidAt: at, account: row.account && shortened(row.account) } : {};
  await noteStep(tx, row, { status: 'refunded', by, at }, { ...refunded, ...paid });
}
