export { askForAdjustment, decideAdjustment } from './adjustments/ask';
export { listAdjustments, viewAdjustment } from './adjustments/queries';
export { findBankAccount, seal, toBankAccount, withBankReference } from './bank/bank-account';
export {
  bankAccountChangedMail,
  bankAccountCode,
  changeBankAccount,
} from './bank/change-bank-account';
export { sealBankAccounts } from './bank/seal-bank-accounts';
export { closeCash } from './cash/close-cash';
export { enterRemittance } from './cash/enter-remittance';
export { listHeldCash } from './cash/list-held';
export { failedSettlements, runCycle, settlementsOfLastWeek } from './cycle/run-cycle';
export { adjust } from './ledger/adjust';
export { post } from './ledger/post';
export { postEvents } from './ledger/post-events';
export { postReturn } from './ledger/post-return';
export { exportBankFile } from './operator/bank-file';
export { noteCameBack, noteReturned, timesReturned } from './operator/came-back';
export { approveSettlement, failPayout, payOut } from './operator/move-settlement';
export { payoutMail } from './operator/note-paid';
export { listCommissionRates, listSettlements, viewSettlement } from './operator/queries';
export { setCommissionRate } from './operator/set-commission-rate';
export { closeTaxMonths } from './operator/tax-carry';
export { keepTaxDays } from './operator/tax-days';
export { taxFigures } from './operator/tax-figures';
export { tcsOfLine, tcsRateAt } from './operator/tax-sums';
export { operatorStatementFile, viewOperatorStatement } from './operator/view-statement';
export { readPayoutInbox, receivePayoutWebhook } from './payouts/inbox';
export { payoutReturnedMail } from './payouts/note-payout';
export { requestPayouts } from './payouts/request-payouts';
export { sendPayouts } from './payouts/send-payouts';
export { commissionRate } from './rules/commission-rate';
export { lastPeriod } from './rules/periods';
export { findNextPayout, viewBalance } from './seller/balance';
export { listOwnSettlements, viewStatement } from './seller/statement';
export { statementFile } from './seller/statement-file';
