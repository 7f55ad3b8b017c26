export { viewCreditNoteOf, viewCreditNotes, viewStoreCreditNotes } from './credit-notes';
export { handOver } from './hand-over';
export { advanceReturns } from './job';
export { viewOrderReturns, viewReturn } from './order-returns';
export { accountText, markPaid, maskedAccount, noteRefundCameBack, shortened } from './pay-out';
export { addPicture, deleteUnusedReturnPictures, removePicture } from './pictures';
export { previewReturn, requestReturn } from './request';
export { registerReturnMails, returnMail } from './return-messages';
export {
  acceptReturn,
  contestHandOver,
  decideDispute,
  disputeReturn,
  notePickedUp,
  receiveReturn,
  refuseReturn,
  sendBack,
  settleReceived,
} from './steps';
export {
  listOperatorReturns,
  listStoreReturns,
  viewOperatorReturn,
  viewStoreReturn,
} from './store-returns';
export { viewReturns } from './view';
