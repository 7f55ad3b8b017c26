import type { providerOrders, providerPayments, providerRefunds } from './schema';

export type OrderRow = typeof providerOrders.$inferSelect;
export type PaymentRow = typeof providerPayments.$inferSelect;
export type RefundRow = typeof providerRefunds.$inferSelect;

/** The `error_reason` of every failed payment here. */
export const failedReason = 'payment_declined';

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** The rows in the shape of the real provider's API. */
export function orderEntity(order: OrderRow, isPaid: boolean) {
  return {
    id: order.id,
    entity: 'order',
    amount: order.amount,
    amount_paid: isPaid ? order.amount : 0,
    amount_due: isPaid ? 0 : order.amount,
    currency: order.currency,
    receipt: order.receipt,
    status: isPaid ? 'paid' : order.attempts > 0 ? 'attempted' : 'created',
    attempts: order.attempts,
    notes: order.notes,
    created_at: seconds(order.createdAt),
  };
}

export function paymentEntity(payment: PaymentRow) {
  return {
    id: payment.id,
    entity: 'payment',
    amount: payment.amount,
    currency: 'INR',
    status: payment.status,
    order_id: payment.orderId,
    method: payment.method,
    amount_refunded: payment.amountRefunded,
    captured: payment.captured,
    error_code: payment.errorDescription && 'BAD_REQUEST_ERROR',
    error_description: payment.errorDescription,
    error_reason: payment.errorDescription && failedReason,
    created_at: seconds(payment.createdAt),
  };
}

export function refundEntity(refund: RefundRow) {
  return {
    id: refund.id,
    entity: 'refund',
    amount: refund.amount,
    currency: 'INR',
    payment_id: refund.paymentId,
    receipt: refund.receipt,
    status: refund.status,
    created_at: seconds(refund.createdAt),
  };
}
