import { eq, sql } from 'drizzle-orm';
import { faults } from '@/lib/contract/schemas/returns/terms';
import type { ReturnSettings } from '@/lib/contract/schemas/settings/returns';
import { type Database, rowsOf } from '../../kernel/db/connection';
import { type returnEvents, returns } from '../../kernel/db/schema/returns';
import { DomainError } from '../../kernel/errors';
import { readGroupAt } from '../../kernel/settings/queries';
import { returnStock } from '../inventory';
import { issueCreditNote, type LockedShipment } from '../orders';
import { offsetCashReturn, requestRefund, returnKey } from '../payments';
import { postReturn } from '../settlement';
import { afterDays } from './clocks';
import { returnReplacements, shipReplacements, takeReplacements } from './exchange';
import { noteStep } from './note-step';
import { shortened } from './pay-out';
import { type LockedReturn, listReturnItems, type ReturnRow } from './queries';
import { refundOf, roundingOfReturn } from './rounding';

type By = (typeof returnEvents.$inferSelect)['by'];

/**
 * Ends a return whose goods are back: sellable ones go into stock; an exchange sends its replacement, or
 * waits for it, and any other is refunded.
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

/** Waits for stock while replacements are sold out or held by others; after some days the exchange becomes a refund. */
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
 * Refunds a return as promised, and issues the credit note. Money that was paid online goes the way it came;
 * the operator pays out what was paid in cash, less operators' earlier refunds.
 */
export async function refundReturn(
  tx: Database,
  { row: asked, locked, shipment }: LockedReturn,
  by: By,
  at: Date,
  note: string | null = null,
): Promise<void> {
  const row = await withRounding(tx, await withShippingDue(tx, asked, shipment), shipment);
  if (row.replacementReserved) await returnReplacements(tx, row);
  const isCash = row.target !== 'original_payment';
  const refund = {
    paymentId: locked.payment.id,
    amount: refundOf(row),
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
    rounding: row.rounding,
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

/** Settles with the refund what was planned with the request, as others may have ended otherwise. */
async function withRounding(
  tx: Database,
  row: ReturnRow,
  shipment: LockedShipment,
): Promise<ReturnRow> {
  const rounding = await roundingOfReturn(tx, shipment, { ...row, others: 'refunded' });
  if (rounding === row.rounding) return row;
  await tx.update(returns).set({ rounding }).where(eq(returns.id, row.id));
  return { ...row, rounding };
}

/**
 * Settles the delivery fee as a return is refunded: it goes back with the last return, once nothing of the
 * shipment stays with the shopper and each unit went back for a fault. The plan of the request may be
 * outdated: another return was refused meanwhile, exchanged, or is not over yet.
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
    // A fee planned with another return moves to this one.
    await tx
      .update(returns)
      .set({ shipping: 0, rounding: 0 })
      .where(sql`${returns.shipmentId} = ${shipment.id} and ${returns.id} <> ${row.id}
        and ${returns.refundedAt} is null`);
  }
  // A rounding that was planned with the other sum may be more than what is left.
  const settled = { shipping, rounding: 0 };
  await tx.update(returns).set(settled).where(sql`${returns.id} = ${row.id}`);
  return { ...row, ...settled };
}
