export { listAddresses, toAddress } from './addresses/queries';
export { addAddress, changeAddress, removeAddress } from './addresses/service';
export { changeEmail, emailChangedMail, sendEmailChangeCode } from './change-email';
export {
  cashCodeChannel,
  checkCashCode,
  sealCashCodeRequest,
  sendCashCode,
  spendCashCode,
} from './codes/cash-code';
export { openRequest } from './codes/code-requests';
export { byDevice, byRequest } from './codes/known-callers';
export {
  checkOtp,
  consume,
  isValid,
  sendOtp,
  sendSignInOtp,
  sendVendorOtp,
} from './codes/one-time-passwords';
export { trySecondProof } from './codes/second-proof';
export { deleteAccount, eraseAccount } from './delete-account';
export { presentShopper, signedIn } from './guard';
export { accountDeletedMail, otpMail } from './mails/account-mails';
export { refuseCommonPassword } from './passwords/common-passwords';
export { hashPassword, verifyDecoy, verifyPassword } from './passwords/password-hash';
export { registerCodeSms, sendCodeSms } from './phones/code-sms';
export { confirmPhone, phoneConfirmedMail, requireVerified } from './phones/confirm-phone';
export { signInByPhone } from './phones/sign-in-by-phone';
export { changeProfile, findProfile } from './profile';
export { type UserRow, updateUser } from './queries';
export { changePassword, logIn, resetPassword, startReset } from './service';
export {
  clientOf,
  deviceOf,
  endSession,
  listSessions,
  userAgentOf,
} from './sessions/account-sessions';
export {
  hashSecret,
  isLive,
  issueToken,
  randomSecret,
  revokeToken,
  revokeTokens,
} from './sessions/bearer-tokens';
export { findDevice, forgetDevices, rememberDevice } from './sessions/known-devices';
export {
  hashFormerShoppers,
  keepContacts,
  listSameAddress,
  listSamePerson,
  noteOrderer,
  type OrderContacts,
  plainEmailIn,
} from './shopper-hashes';
export { signInByCode } from './sign-in-by-code';
export { accountExistsMail, signUp } from './sign-up';
export { verifyEmail } from './verify-email';
