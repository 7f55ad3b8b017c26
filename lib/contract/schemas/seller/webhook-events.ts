/** Events of which a seller's own system can be notified. Separate from the schemas, so that forms do not load zod. */
export const webhookEventTypes = [
  'order.placed',
  'shipment.confirmed',
  'shipment.packed',
  'shipment.shipped',
  'shipment.out_for_delivery',
  'shipment.delivered',
  'shipment.delivery_failed',
  'shipment.returned',
  'shipment.cancelled',
  'shipment.items_cancelled',
  'shipment.split',
  'return.requested',
  'return.accepted',
  'return.refused',
  'return.disputed',
  'return.picked_up',
  'return.received',
  'return.refunded',
  'return.exchanged',
  'return.sent_back',
  'return.lapsed',
  'stock.changed',
  'stock.low',
  'listing.approved',
  'listing.rejected',
] as const;

export type WebhookEventType = (typeof webhookEventTypes)[number];

/** The event of a manual test, sent to any endpoint. */
export const testEventType = 'webhook.test';

export const webhookStates = ['on', 'paused', 'failing', 'new_password'] as const;
export const deliveryStates = ['pending', 'delivered', 'failed'] as const;

/** The reason there was no answer; an answer without success has its status instead. */
export const webhookFaults = ['timeout', 'private', 'unreachable', 'certificate'] as const;

export type WebhookFault = (typeof webhookFaults)[number];
export type DeliveryState = (typeof deliveryStates)[number];
