export const paymentStatuses = [
  'due',
  'created',
  'authorized',
  'captured',
  'failed',
  'refunded',
  'cancelled',
] as const;
