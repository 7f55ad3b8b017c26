import type { MailKind } from '@/lib/contract/schemas/settings/mails';
import type { Locale } from '@/lib/i18n/locales';
import type { Mail } from '../../../kernel/mail/mailer';
import { otpMail } from '../../accounts';
import { importMail } from '../../imports';
import { listingDecidedMail, listingsApprovedMail, lowStockMail } from '../../listings';
import { dealStoppedMail } from '../../promotions';
import {
  apiAccessMail,
  confirmApplicationMail,
  invitationMail,
  vendorAppliedMail,
  vendorDecidedMail,
  vendorKnownMail,
  webhookOffMail,
} from '../../sellers';
import { bankAccountChangedMail, payoutMail, payoutReturnedMail } from '../../settlement';
import { day, exampleOf } from './data';
import type { ShopperKind } from './shopper';

/** Returns an invented recipient of mails about a store, in each form of the parameters. */
function ownerOf(lang: Locale) {
  const { shopper, store } = exampleOf(lang);
  const { email, firstName } = shopper;
  return {
    owner: { email, firstName, locale: lang },
    member: { email, name: firstName, lang },
    applicant: { email, first_name: firstName, store_name: store },
  };
}

const decided = (status: 'approved' | 'rejected') => (lang: Locale) =>
  vendorDecidedMail(lang, ownerOf(lang).applicant, {
    status,
    reason: null,
    slug: 'kurta-house',
  });

const listing = (decision: 'approved' | 'rejected') => (lang: Locale) =>
  listingDecidedMail(
    ownerOf(lang).member,
    { id: 0, title: exampleOf(lang).product, reasons: [] },
    decision,
  );

const amount = 87_603;
const number = 'AWV-261122';

/** Examples of all mails to sellers and applicants, with invented data. */
export const sellerExamples: Record<Exclude<MailKind, ShopperKind>, (lang: Locale) => Mail> = {
  otp_bank_account: (lang) => otpMail(ownerOf(lang).owner, 'bank_account', '482913', 10, 'vendor'),
  application_confirm: (lang) =>
    confirmApplicationMail(lang, ownerOf(lang).owner.email, '2345678923', 24),
  application_received: (lang) => vendorAppliedMail(lang, ownerOf(lang).applicant, 'HV-1001'),
  application_known: (lang) => vendorKnownMail(ownerOf(lang).owner),
  application_approved: decided('approved'),
  application_rejected: decided('rejected'),
  invitation: (lang) =>
    invitationMail(lang, ownerOf(lang).owner.email, {
      name: exampleOf(lang).store,
      by: exampleOf(lang).shopper.firstName,
      role: 'orders',
      token: 'example',
      days: 7,
    }),
  listing_approved: listing('approved'),
  listings_approved: (lang) => listingsApprovedMail(ownerOf(lang).member, 12),
  listing_rejected: listing('rejected'),
  import_done: (lang) =>
    importMail(
      ownerOf(lang).member,
      { id: 0, file: 'kurtas.csv' },
      { added: 5, changed: 2, unchanged: 1, left: 4, drafts: 2, faulty: 3 },
    ),
  low_stock: (lang) =>
    lowStockMail(
      ownerOf(lang).member,
      [{ name: exampleOf(lang).product, sku: 'KURTA-1', stock: 2 }],
      11,
    ),
  deal_stopped: (lang) =>
    dealStoppedMail(ownerOf(lang).member, {
      ...{ name: null, startsAt: new Date(day(1)), endsAt: new Date(day(5)) },
      reason: exampleOf(lang).answer,
    }),
  webhook_off: (lang) =>
    webhookOffMail(ownerOf(lang).member, { id: 0, url: 'https://system.example/orders' }),
  api_access_made: (lang) => {
    const { member } = ownerOf(lang);
    return apiAccessMail(member, { by: member.name, what: 'system.example', path: '/seller/api' });
  },
  bank_account_changed: (lang) =>
    bankAccountChangedMail(ownerOf(lang).owner, {
      holder: exampleOf(lang).store,
      lastDigits: '9012',
      ifsc: 'HDFC0001234',
    }),
  payout: (lang) => payoutMail(ownerOf(lang).owner, { id: 0, number, amount, utr: 'UTR12345' }),
  payout_returned: (lang) =>
    payoutReturnedMail(ownerOf(lang).owner, { number, amount, lastDigits: '9012' }),
};
