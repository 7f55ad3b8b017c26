import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { requestReturnSchema } from '@/lib/contract/schemas/returns/request';
import type { ReturnTarget } from '@/lib/contract/schemas/returns/terms';
import type { ReturnSettings } from '@/lib/contract/schemas/settings/returns';
import type { Database } from '../../kernel/db/connection';
import { firstRow } from '../../kernel/db/first-row';
import { returnItems, returns, returnUnits } from '../../kernel/db/schema/returns';
import { transact } from '../../kernel/db/transaction';
import { DomainError, InvalidFields, NotFound } from '../../kernel/errors';
import { asShopper } from '../../kernel/http/actor';
import {
  findOrder,
  type IdempotencyKey,
  type ItemRow,
  type LockedOrder,
  type LockedShipment,
  lockOwnOrder,
  returnUntil,
} from '../orders';
import { takeReplacements } from './exchange';
import { noteStep } from './note-step';
import { attachPictures } from './pictures';
import { planReturn, type ReturnPlan } from './plan';
import { countReturns, deliveredAt, listClaimed, listReplacements } from './queries';
import { roundingOfReturn } from './rounding';

type Body = z.output<typeof requestReturnSchema>;

type Request = {
  userId: number;
  orderNumber: string;
  body: Body;
  idempotency: IdempotencyKey;
  now: Date;
  /** The current settings. */
  rules: ReturnSettings;
};

const hour = 3600 * 1000;

/** A requested return; amounts in paise, the rounding of cash signed; `id` unless it was a preview. */
type Requested = { goods: number; shipping: number; rounding: number; id?: number };

/**
 * Requests a return or an exchange of delivered items of one shipment while their policy runs, in one
 * transaction after locking the order. Amounts are fixed with it: the later refund is the amount shown now, unless
 * another return of the shipment ends in another way than requested.
 * @throws {NotFound} order_not_found, also for another shopper's
 * @throws {DomainError} 409 return_not_delivered, return_window_over, return_changed (less is left),
 * replacement_gone, idempotency_mismatch
 * @throws {InvalidFields} items of several shipments or none, a missing replacement, refund_to, pictures
 */
export function requestReturn(db: Database, request: Request): Promise<Requested> {
  return transact(db, async (tx) => {
    const locked = await lock(tx, request);
    const former = await findRepeated(tx, locked.order.id, request.idempotency);
    if (former) return former;
    const { shipment, plan, rounding } = await check(tx, locked, request);
    const target = targetOf(locked, request.body);
    const id = await record(tx, { locked, shipment, plan, rounding, target, request });
    return { id, goods: plan.goods, shipping: plan.shipping, rounding };
  });
}

/** Computes the refund of `requestReturn` without changing anything. */
export function previewReturn(db: Database, request: Request): Promise<Requested> {
  return db.transaction(async (tx) => {
    const { plan, rounding } = await check(tx, await lock(tx, request), request);
    return { goods: plan.goods, shipping: plan.shipping, rounding };
  });
}

async function lock(tx: Database, { userId, orderNumber }: Request): Promise<LockedOrder> {
  const order = await findOrder(tx, asShopper({ id: userId }), { number: orderNumber });
  const locked = order && (await lockOwnOrder(tx, userId, order.id));
  if (!locked) throw new NotFound('order_not_found');
  return locked;
}

async function check(
  tx: Database,
  { shipments }: LockedOrder,
  { body, now }: Request,
): Promise<{ shipment: LockedShipment; plan: ReturnPlan<ItemRow>; rounding: number }> {
  const wanted = new Map(body.items.map(({ item_id, quantity }) => [item_id, quantity]));
  const shipment = shipments.find(({ items }) => items.some(({ id }) => wanted.has(id)));
  const named = shipment?.items.filter(({ id }) => wanted.has(id)) ?? [];
  if (!shipment || named.length < wanted.size)
    throw new InvalidFields({ items: 'return_one_parcel' });
  const delivered = (await deliveredAt(tx, [shipment.id])).get(shipment.id);
  if (shipment.status !== 'delivered' || shipment.isReplacement || !delivered) {
    throw new DomainError(409, 'return_not_delivered');
  }
  const replacements = await listReplacements(
    tx,
    named.map(({ productId }) => productId),
  );
  for (const item of named) {
    const options = replacements.filter(({ insteadOf }) => insteadOf === item.productId);
    if (!isOpen(item, delivered, body, now)) {
      throw new DomainError(409, 'return_window_over');
    }
    if (body.kind === 'refund') continue;
    const asked = body.items.find(({ item_id }) => item_id === item.id);
    if (!asked?.replacement_id) throw new InvalidFields({ replacement_id: 'replacement' });
    const chosen = options.find(({ productId }) => productId === asked.replacement_id);
    const isSame = chosen?.productId === item.productId;
    if (!chosen || (chosen.stock < asked.quantity && !isSame)) {
      throw new DomainError(409, 'replacement_gone');
    }
  }
  const claimed = await listClaimed(
    tx,
    shipment.items.map(({ id }) => id),
  );
  const plan = planReturn(shipment, claimed, { wanted, reason: body.reason });
  if (!plan) throw new DomainError(409, 'return_changed');
  const { goods, shipping } = plan;
  const rounding = await roundingOfReturn(tx, shipment, { goods, shipping, others: 'asked' });
  return { shipment, plan, rounding };
}

function isOpen(item: ItemRow, delivered: Date, { kind, reason }: Body, now: Date): boolean {
  const until = returnUntil(item, delivered, { kind, reason });
  return until !== null && now <= until;
}

function targetOf({ payment }: LockedOrder, { refund_to }: Body): ReturnTarget {
  if (payment.method !== 'cod') return 'original_payment';
  if (!refund_to) throw new InvalidFields({ refund_to: 'refund_to' });
  return refund_to.kind;
}

async function findRepeated(
  tx: Database,
  orderId: number,
  { key, requestHash }: IdempotencyKey,
): Promise<Requested | undefined> {
  if (key === undefined) return undefined;
  const [former] = await tx
    .select()
    .from(returns)
    .where(and(eq(returns.orderId, orderId), eq(returns.idempotencyKey, key)));
  if (!former) return undefined;
  if (former.requestHash !== requestHash) throw new DomainError(409, 'idempotency_mismatch');
  const { id, goods, shipping, rounding } = former;
  return { id, goods, shipping, rounding };
}

type Recording = {
  locked: LockedOrder;
  shipment: LockedShipment;
  plan: ReturnPlan<ItemRow>;
  rounding: number;
  target: ReturnTarget;
  request: Request;
};

async function record(tx: Database, it: Recording): Promise<number> {
  const { locked, shipment, plan, rounding, target, request } = it;
  const { body, idempotency, now, userId, rules } = request;
  const count = await countReturns(tx, locked.order.id);
  const inserted = await tx
    .insert(returns)
    .values({
      number: `${locked.order.number}-R${count + 1}`,
      orderId: locked.order.id,
      shipmentId: shipment.id,
      storeId: shipment.storeId,
      kind: body.kind,
      status: 'requested',
      reason: body.reason,
      comment: body.comment,
      goods: plan.goods,
      shipping: plan.shipping,
      rounding,
      target,
      account: target === 'original_payment' ? null : body.refund_to,
      dueAt: new Date(now.getTime() + rules.answer_hours * hour),
      idempotencyKey: idempotency.key,
      requestHash: idempotency.requestHash,
      createdAt: now,
    })
    .returning();
  const row = firstRow(inserted);
  for (const { item, units, parts } of plan.items) {
    const asked = body.items.find(({ item_id }) => item_id === item.id);
    const [line] = await tx
      .insert(returnItems)
      .values({
        returnId: row.id,
        orderItemId: item.id,
        quantity: units.length,
        replacementId: body.kind === 'exchange' ? asked?.replacement_id : null,
        ...parts,
      })
      .returning({ id: returnItems.id });
    const returnItemId = Number(line?.id);
    await releaseLapsed(tx, item.id, units);
    await tx
      .insert(returnUnits)
      .values(units.map((unit) => ({ orderItemId: item.id, unit, returnItemId })));
  }
  const { most_pictures: most } = rules;
  await attachPictures(tx, { returnId: row.id, owner: { userId }, pictures: body.pictures, most });
  const replacementReserved = body.kind === 'exchange' && (await takeReplacements(tx, row));
  const step = { status: 'requested', by: 'shopper', at: now } as const;
  await noteStep(tx, row, step, { replacementReserved });
  return row.id;
}

/** Releases units of lapsed returns. */
async function releaseLapsed(tx: Database, orderItemId: number, units: number[]): Promise<void> {
  const lapsed = tx
    .select({ id: returnItems.id })
    .from(returnItems)
    .innerJoin(returns, eq(returns.id, returnItems.returnId))
    .where(eq(returns.status, 'lapsed'));
  await tx
    .delete(returnUnits)
    .where(
      and(
        eq(returnUnits.orderItemId, orderItemId),
        inArray(returnUnits.unit, units),
        inArray(returnUnits.returnItemId, lapsed),
      ),
    );
}
