import { registerCodeSms } from '../modules/accounts';
import { registerImportMails } from '../modules/imports';
import { registerLowStockMails } from '../modules/listings';
import { registerNoticeMails } from '../modules/notices';
import { registerOrderMails } from '../modules/orders';
import { registerRefundMails } from '../modules/payments';
import { registerAnswerMails } from '../modules/questions';
import { registerReturnMails } from '../modules/returns';

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
