export { deliverWithCode } from './arrival/deliver-with-code';
export { decideArrival, tellArrival } from './arrival/shopper-word';
export { writeDeliveryCode } from './arrival/write-delivery-code';
export { awbKey } from './awb-key';
export { boughtBefore, boughtWith } from './bought-with';
export { type Cancelled, cancelOrder, cancelWithin, previewCancel } from './cancel/cancel';
export { cancelUnconfirmed } from './cancel/cancel-unconfirmed';
export { settleCash } from './cancel/reduce-payment';
export { captureCash, enterDeposit, isCashOwed } from './cash/enter-cash';
export { isCashDue, listCashDue } from './cash/list-due';
export { issueCreditNote } from './invoice/credit-note-issue';
export { documentKindOf } from './invoice/document-kind';
export { financialYear, invoiceNumber, issueInvoice } from './invoice/invoice-issue';
export { inRupees } from './invoice/invoice-lines';
export {
  isIntraStateOf,
  taxDocument,
  viewInvoices,
  viewStoreInvoices,
} from './invoice/invoice-view';
export { listOrders } from './list';
export { type LockedOrder, type LockedShipment, lockOrder, lockOwnOrder } from './lock';
export { cancelledMail } from './mails/cancelled-mail';
export { deliveryFailedMail } from './mails/delivery-failed-mail';
export { shipmentOfLink } from './mails/delivery-link';
export { paidLateMail, registerOrderMails } from './mails/order-messages';
export { orderPlacedMail } from './mails/order-placed-mail';
export { shipmentMail } from './mails/shipment-mail';
export { orderValue } from './order-value';
export { payableOrders } from './payable-orders';
export { methodRefusal, refusalParams } from './place/conditions';
export { type IdempotencyKey, idempotencyKey } from './place/idempotency';
export { decideCash } from './place/limits';
export { placeOrder } from './place/place';
export { reorder } from './place/reorder';
export { findOrder, type ItemRow, listItems, listShipments, type OrderRow } from './queries';
export { lastReturnDay, returnUntil } from './return-window';
export { advanceMany } from './seller/bulk';
export { cancelItems } from './seller/cancel-items';
export { dueAt, eachSellerRows, findSellerRows, type SellerRow } from './seller/queries';
export { shipMany } from './seller/ship-many';
export { splitShipment } from './seller/split-shipment';
export { itemsOf, leftOf, listSellerShipments, partOf, viewSellerShipment } from './seller/view';
export { advanceShipment } from './shipments/advance';
export { daysToChoose } from './shipments/courier-report';
export { listOperatorShipments, viewOperatorShipment } from './shipments/operator-view';
export { mayMove, movesOf, wayOf } from './status';
export { trackAll } from './track-all';
export { nameOf, toTracking, viewOrder } from './view';
export { findWholeOrder } from './whole-order';
