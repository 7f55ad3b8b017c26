export { once, type StoreRequest, storeRequest } from './changes/idempotency';
export { apiAccessMail } from './session/api-access-mail';
export { confirmedVendor, confirmPassword } from './session/confirm-password';
export { newViewToken, sellerSignedIn } from './session/guard';
export { findMe, logInSeller, signInCode } from './session/service';
export { findStaff } from './staff/queries';
export {
  changeStaffRole,
  findInvitation,
  invitationMail,
  inviteStaff,
  joinStore,
  removeStaff,
  withdrawInvitation,
} from './staff/service';
export { removePickup, savePickup } from './store/pickups';
export { changePictures, changeStore, endHolidays, findSellerStore } from './store/service';
export { createApiToken, listApiTokens, revokeApiToken } from './tokens/service';
export { confirmApplication, sendConfirmationCode } from './vendors/confirm-application';
export { decide, listApplications } from './vendors/decide-application';
export { deleteOldApplications } from './vendors/delete-old-applications';
export { applicationDays, findOwnStore } from './vendors/queries';
export {
  bearerOf,
  logInVendor,
  logOutVendor,
  setVendorPassword,
  vendorSignedIn,
} from './vendors/sessions';
export { apply } from './vendors/submit-application';
export {
  confirmApplicationMail,
  vendorAppliedMail,
  vendorDecidedMail,
  vendorKnownMail,
} from './vendors/vendor-mails';
export { listDeliveries } from './webhooks/list-deliveries';
export { webhookOffMail } from './webhooks/send/deliver';
export {
  changeWebhook,
  createWebhook,
  isOtherAddress,
  listWebhooks,
  removeWebhook,
  renewSecret,
  replayDelivery,
  replayEvent,
  sendTestEvent,
} from './webhooks/service';
export { listUndelivered, replayUndelivered } from './webhooks/undelivered';
export { stopWebhooks, wakeDueWebhooks, wakeWebhooks } from './webhooks/wake';
