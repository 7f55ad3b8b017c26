export const shipmentStatuses = [
  'pending_payment',
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'out_for_delivery',
  'delivered',
  'cancelled',
  'delivery_failed',
  'returned',
] as const;

export const paymentStatuses = [
  'due',
  'created',
  'authorized',
  'captured',
  'failed',
  'refunded',
  'cancelled',
] as const;
