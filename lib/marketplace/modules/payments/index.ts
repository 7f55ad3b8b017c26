export { lockForPayment, lockPayment, lockShopper } from './lock';
export { openCheckout } from './pay/open-checkout';
export { checkStatus } from './pay/status';
export { verifyPayment } from './pay/verify';
export { methodsOf, type PayableOrders, type PaymentContext } from './payment-context';
export { findByOrder } from './queries';
export { enqueueRefundMail, refundedMail, registerRefundMails } from './refunds/refund-messages';
export {
  goodwill,
  leftToRefund,
  offsetCashReturn,
  offsetsOfReturns,
  refundableOf,
  requestRefund,
  returnKey,
} from './refunds/request-refund';
export { sendRefunds } from './refunds/send-refunds';
export { reconcile } from './settle/reconcile';
export { releaseLapsed } from './settle/release-lapsed';
export { settle } from './settle/settle';
export {
  type EventRow,
  readInbox,
  receiveWebhook,
  settleEvents,
  storeEvent,
  tryEventsAgain,
} from './webhooks/inbox';
