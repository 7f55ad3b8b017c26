import type { z } from 'zod';
import type { deliveryChoiceSchema, LinkedDelivery } from '@/lib/contract/schemas/orders/scans';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../../kernel/db/connection';
import { NotFound } from '../../../kernel/errors';
import { market } from '../../../kernel/http/actor';
import { shipmentOfLink, viewOrder } from '../../orders';
import type { CourierContext } from '../courier-context';
import { chooseFor } from './delivery-choice';

type Link = { token: string; now: Date };

/**
 * Returns the failed delivery of a message's link, with what can be chosen now.
 * @throws {NotFound} delivery_link_unknown, also once it has expired
 */
export async function viewLinkedDelivery(
  db: Database,
  lang: Locale,
  { token, now }: Link,
): Promise<LinkedDelivery> {
  const { orderId, shipmentId } = await shipmentOfLink(db, token, now);
  const order = await viewOrder(db, lang, market, { id: orderId });
  const shipment = order.shipments.find(({ id }) => id === shipmentId);
  if (!shipment?.courier) throw new NotFound('delivery_link_unknown');
  const { choices, days, chosen, scans } = shipment.courier;
  return {
    ...{ choices, days, chosen },
    order_number: order.number,
    store: shipment.store.name,
    pincode: order.shipping_address.pincode,
    reason: scans.find(({ kind }) => kind === 'attempt_failed')?.reason ?? null,
  };
}

/**
 * Keeps what the holder of a link chooses for its shipment, and passes it on.
 * @throws {NotFound} delivery_link_unknown
 * @throws {DomainError} 409 delivery_not_failed
 * @throws {InvalidFields} day: delivery_day
 */
export async function chooseByLink(
  context: CourierContext,
  { token, now, chosen }: Link & { chosen: z.output<typeof deliveryChoiceSchema> },
): Promise<void> {
  await chooseFor(context, { ...(await shipmentOfLink(context.db, token, now)), ...chosen, now });
}
