import type { ReturnStatus } from '@/lib/contract/schemas/returns/terms';
import type { MailKind } from '@/lib/contract/schemas/settings/mails';
import type { TextKey } from '@/lib/i18n/texts';

type OwnTexts = {
  subject: TextKey;
  opening: TextKey;
  /** True if the opening names amounts, accounts, days or rights: an operator's text stands above it. */
  stays?: true;
  closing?: TextKey;
  /** The tone of the closing paragraph. */
  soft?: true;
};

/** The texts of each mail while no operator has changed them. */
export const ownTexts: Record<MailKind, OwnTexts> = {
  otp_verify: { subject: 'mail.otp.verify_subject', opening: 'mail.otp.verify_intro' },
  otp_sign_in: { subject: 'mail.otp.sign_in_subject', opening: 'mail.otp.sign_in_intro' },
  otp_reset: { subject: 'mail.otp.reset_subject', opening: 'mail.otp.reset_intro' },
  otp_bank_account: {
    subject: 'mail.otp.bank_account_subject',
    opening: 'mail.otp.bank_account_intro',
  },
  otp_email_change: {
    subject: 'mail.otp.email_change_subject',
    opening: 'mail.otp.email_change_intro',
  },
  otp_cash_order: { subject: 'mail.otp.cash_order_subject', opening: 'mail.otp.cash_order_intro' },
  account_exists: { subject: 'mail.account_exists.subject', opening: 'mail.account_exists.intro' },
  account_deleted: {
    subject: 'mail.account_deleted.subject',
    opening: 'mail.account_deleted.intro',
    stays: true,
  },
  phone_confirmed: {
    subject: 'mail.phone_confirmed.subject',
    opening: 'mail.phone_confirmed.intro',
    stays: true,
  },
  email_changed: {
    subject: 'mail.email_changed.subject',
    opening: 'mail.email_changed.intro',
    stays: true,
  },
  order_placed: { subject: 'mail.order_placed.subject', opening: 'mail.order_placed.intro' },
  shipped: { subject: 'mail.shipped.subject', opening: 'mail.shipped.intro' },
  out_for_delivery: {
    subject: 'mail.out_for_delivery.subject',
    opening: 'mail.out_for_delivery.intro',
  },
  delivery_failed: {
    subject: 'mail.delivery_failed.subject',
    opening: 'mail.delivery_failed.intro',
  },
  delivered: { subject: 'mail.delivered.subject', opening: 'mail.delivered.intro' },
  cancelled: { subject: 'mail.cancelled.whole_subject', opening: 'mail.cancelled.whole_intro' },
  cancelled_in_part: {
    subject: 'mail.cancelled.part_subject',
    opening: 'mail.cancelled.part_intro',
  },
  paid_late: {
    subject: 'mail.paid_late.subject',
    opening: 'mail.paid_late.intro',
    stays: true,
    closing: 'mail.paid_late.next',
    soft: true,
  },
  refunded: {
    subject: 'mail.refunded.subject',
    opening: 'mail.refunded.intro',
    stays: true,
    closing: 'mail.refunded.when',
    soft: true,
  },
  return_requested: ofReturn('requested'),
  return_accepted: ofReturn('accepted'),
  return_refused: ofReturn('refused'),
  return_disputed: ofReturn('disputed'),
  return_picked_up: ofReturn('picked_up'),
  return_received: ofReturn('received'),
  return_refunded: ofReturn('refunded'),
  return_exchanged: ofReturn('exchanged'),
  return_sent_back: ofReturn('sent_back'),
  return_lapsed: ofReturn('lapsed'),
  back_in_stock: { subject: 'mail.notice.back_subject', opening: 'mail.notice.back', stays: true },
  now_cheaper: {
    subject: 'mail.notice.cheaper_subject',
    opening: 'mail.notice.cheaper',
    stays: true,
  },
  question_answered: { subject: 'mail.answered.subject', opening: 'mail.answered.intro' },
  newsletter: {
    subject: 'mail.newsletter.subject',
    opening: 'mail.newsletter.intro',
    stays: true,
  },
  ticket_opened: { subject: 'mail.ticket.subject', opening: 'mail.ticket.intro', stays: true },
  ticket_opened_unproved: {
    subject: 'mail.ticket.subject',
    opening: 'mail.ticket.stranger_intro',
    stays: true,
  },
  ticket_answered: {
    subject: 'mail.ticket.answered_subject',
    opening: 'mail.ticket.answered_intro',
  },
  application_confirm: {
    subject: 'mail.vendor.confirm_subject',
    opening: 'mail.vendor.confirm_intro',
  },
  application_received: {
    subject: 'mail.vendor.applied_subject',
    opening: 'mail.vendor.applied_intro',
    closing: 'mail.vendor.applied_next',
  },
  application_known: { subject: 'mail.vendor.known_subject', opening: 'mail.vendor.known_intro' },
  application_approved: {
    subject: 'mail.vendor.approved_subject',
    opening: 'mail.vendor.approved_intro',
  },
  application_rejected: {
    subject: 'mail.vendor.rejected_subject',
    opening: 'mail.vendor.rejected_intro',
  },
  invitation: {
    subject: 'mail.invitation.subject',
    opening: 'mail.invitation.intro',
    stays: true,
  },
  listing_approved: {
    subject: 'mail.listing.approved_subject',
    opening: 'mail.listing.approved_intro',
  },
  listings_approved: {
    subject: 'mail.listing.all_approved_subject',
    opening: 'mail.listing.all_approved_intro',
  },
  listing_rejected: {
    subject: 'mail.listing.rejected_subject',
    opening: 'mail.listing.rejected_intro',
  },
  import_done: { subject: 'mail.import_done.subject', opening: 'mail.import_done.intro' },
  low_stock: { subject: 'mail.low_stock.subject', opening: 'mail.low_stock.intro' },
  deal_stopped: { subject: 'mail.deal_stopped.subject', opening: 'mail.deal_stopped.intro' },
  webhook_off: {
    subject: 'mail.webhook_off.subject',
    opening: 'mail.webhook_off.intro',
    stays: true,
  },
  api_access_made: {
    subject: 'mail.api_access.subject',
    opening: 'mail.api_access.intro',
    stays: true,
  },
  bank_account_changed: {
    subject: 'mail.bank_account.subject',
    opening: 'mail.bank_account.intro',
    stays: true,
  },
  payout: { subject: 'mail.payout.subject', opening: 'mail.payout.intro', stays: true },
  payout_returned: {
    subject: 'mail.payout_returned.subject',
    opening: 'mail.payout_returned.intro',
    stays: true,
    closing: 'mail.payout_returned.next',
  },
};

/**
 * Texts of a return's mail; they stay, because the shopper has a right to know what happens to the return and
 * by when.
 */
function ofReturn<Status extends ReturnStatus>(status: Status) {
  return {
    subject: `mail.return.subject.${status}`,
    opening: `mail.return.intro.${status}`,
    stays: true,
  } as const;
}
