import { registerCodeSms } from '../accounts/phones/code-sms';
import { registerNoticeMails } from '../notices/notice-messages';
import { registerOrderMails } from '../orders/mails/order-messages';
import { registerRefundMails } from '../payments/refunds/refund-messages';
import { registerAnswerMails } from '../questions/question-messages';
import { registerReturnMails } from '../returns/return-messages';
import { registerImportMails } from '../sellers/imports/run/import-messages';
import { registerLowStockMails } from '../sellers/low-stock/low-stock-messages';

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
