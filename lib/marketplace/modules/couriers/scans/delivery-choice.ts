import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { deliveryChoiceSchema } from '@/lib/contract/schemas/orders/scans';
import { log } from '@/lib/log/log';
import { courierBookings } from '../../../kernel/db/schema/couriers';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, InvalidFields, NotFound } from '../../../kernel/errors';
import { asShopper } from '../../../kernel/http/actor';
import { ProviderError } from '../../../providers/common/http';
import { providerOf } from '../../../providers/common/set-up';
import { daysToChoose, findOrder, lockOrder } from '../../orders';
import { type BookingRow, openBookingOf } from '../booking/open-booking';
import type { CourierContext } from '../courier-context';

type Choice = z.output<typeof deliveryChoiceSchema> & { now: Date };
type Chosen = Choice & { shopperId: number; orderNumber: string; shipmentId: number };

/**
 * Keeps what a shopper wishes after a failed delivery and passes it to the courier, now or by the job.
 * @throws {NotFound} order_not_found, shipment_not_found
 * @throws {DomainError} 409 delivery_not_failed
 * @throws {InvalidFields} day: delivery_day
 */
export async function chooseDelivery(
  context: CourierContext,
  { shopperId, orderNumber, shipmentId, ...choice }: Chosen,
): Promise<void> {
  const order = await findOrder(context.db, asShopper({ id: shopperId }), { number: orderNumber });
  if (!order) throw new NotFound('order_not_found');
  await chooseFor(context, { orderId: order.id, shipmentId, ...choice });
}

/**
 * Keeps a choice of somebody who may decide about the shipment, and passes it on.
 * @throws {NotFound} shipment_not_found
 * @throws {DomainError} 409 delivery_not_failed
 * @throws {InvalidFields} day: delivery_day
 */
export async function chooseFor(
  context: CourierContext,
  given: Choice & { orderId: number; shipmentId: number },
): Promise<void> {
  const { orderId, shipmentId, choice, day, address, now } = given;
  const { db } = context;
  if (day && !daysToChoose(now).includes(day)) throw new InvalidFields({ day: 'delivery_day' });
  const booking = await transact(db, async (tx) => {
    const locked = await lockOrder(tx, orderId);
    const shipment = locked?.shipments.find(({ id }) => id === shipmentId);
    if (!shipment) throw new NotFound('shipment_not_found');
    const open = await openBookingOf(tx, shipmentId);
    if (shipment.status !== 'delivery_failed' || open?.state !== 'booked') {
      throw new DomainError(409, 'delivery_not_failed');
    }
    const [row] = await tx
      .update(courierBookings)
      .set({
        ...{ choice, choiceDay: day ?? null, choiceAddress: (day && address) ?? null },
        ...{ choiceAt: now, choiceToldAt: null, pollAt: now },
      })
      .where(eq(courierBookings.id, open.id))
      .returning();
    return row;
  });
  if (booking) await tellChoice(context, booking, now);
}

/** Passes a shopper's choice to the courier unless it was told; a courier that is silent is told by the job. */
export async function tellChoice(
  { db, couriers }: CourierContext,
  booking: BookingRow,
  now: Date,
): Promise<void> {
  const { id, provider, awb, choice, choiceDay, choiceAddress, choiceAt, choiceToldAt, number } =
    booking;
  if (!choice || !choiceAt || choiceToldAt || !awb) return;
  const instruction =
    choice === 'another_day' && choiceDay
      ? ({ kind: 'another_day', day: choiceDay, address: choiceAddress ?? undefined } as const)
      : ({ kind: 'not_wanted' } as const);
  try {
    await providerOf(couriers, provider).instruct(awb, instruction);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ booking: number, error: error.message }, 'a choice was not passed on');
    // A refusal is the courier's last word: it has gone on meanwhile.
    if (error.kind !== 'refused') return;
  }
  await db
    .update(courierBookings)
    .set({ choiceToldAt: now })
    .where(and(eq(courierBookings.id, id), eq(courierBookings.choiceAt, choiceAt)));
}
