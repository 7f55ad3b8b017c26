import { registerCodeSms } from '../modules/accounts/phones/code-sms';
import { registerImportMails } from '../modules/imports/run/import-messages';
import { registerLowStockMails } from '../modules/listings/low-stock/low-stock-messages';
import { registerNoticeMails } from '../modules/notices/notice-messages';
import { registerOrderMails } from '../modules/orders/mails/order-messages';
import { registerRefundMails } from '../modules/payments/refunds/refund-messages';
import { registerAnswerMails } from '../modules/questions/question-messages';
import { registerReturnMails } from '../modules/returns/return-messages';

/** Registers the messages of every module that writes mails or SMS as rows. */
export function registerMails(): void {
  registerCodeSms();
  registerNoticeMails();
  registerLowStockMails();
  registerOrderMails();
  registerRefundMails();
  registerAnswerMails();
  registerReturnMails();
  registerImportMails();
}
