import { z } from 'zod';
import { eachLanguage, type GivenByLanguage, locales } from '@/lib/i18n/locales';
import { byLanguage, forEachLanguage } from '../by-language';
import { optionalLine, optionalText } from '../common';

/**
 * Mails whose texts operators may replace, with the placeholders `{…}` of each besides `{market}`. Mail to an
 * unverified address has no name, because the name comes from whoever typed the address.
 */
export const mailPlaceholders = {
  otp_verify: ['otp'],
  otp_sign_in: ['name', 'otp'],
  otp_reset: ['name', 'otp'],
  otp_bank_account: ['name', 'otp'],
  otp_email_change: ['otp'],
  otp_cash_order: ['name', 'otp'],
  account_exists: ['name'],
  account_deleted: ['name'],
  phone_confirmed: ['name', 'digits'],
  email_changed: ['name', 'address'],
  order_placed: ['name', 'number', 'amount', 'link'],
  shipped: ['name', 'number', 'store', 'link'],
  out_for_delivery: ['name', 'number', 'store', 'link'],
  delivery_failed: ['name', 'number', 'store', 'link'],
  delivered: ['name', 'number', 'store', 'link'],
  cancelled: ['name', 'number', 'amount', 'link'],
  cancelled_in_part: ['name', 'number', 'amount', 'link'],
  paid_late: ['name', 'number', 'amount', 'link'],
  refunded: ['name', 'number', 'amount', 'link'],
  return_requested: ['name', 'number', 'order', 'store', 'amount', 'due', 'link'],
  return_accepted: ['name', 'number', 'order', 'store', 'amount', 'due', 'link'],
  return_refused: ['name', 'number', 'order', 'store', 'amount', 'link'],
  return_disputed: ['name', 'number', 'order', 'store', 'amount', 'link'],
  return_picked_up: ['name', 'number', 'order', 'store', 'amount', 'link'],
  return_received: ['name', 'number', 'order', 'store', 'amount', 'due', 'link'],
  return_refunded: ['name', 'number', 'order', 'store', 'amount', 'link'],
  return_exchanged: ['name', 'number', 'order', 'store', 'amount', 'link'],
  return_sent_back: ['name', 'number', 'order', 'store', 'amount', 'link'],
  return_lapsed: ['name', 'number', 'order', 'store', 'amount', 'link'],
  back_in_stock: ['name', 'product', 'price', 'link'],
  now_cheaper: ['name', 'product', 'price', 'before', 'link'],
  question_answered: ['name', 'product', 'store', 'link'],
  newsletter: [],
  ticket_opened: ['name', 'number', 'within', 'link'],
  ticket_opened_unproved: ['number', 'within', 'link'],
  ticket_answered: ['name', 'number', 'link'],
  application_confirm: ['hours'],
  application_received: ['name', 'store', 'number'],
  application_known: ['name'],
  application_approved: ['name', 'store', 'link'],
  application_rejected: ['name', 'store'],
  invitation: ['store', 'by', 'role', 'days'],
  listing_approved: ['name', 'title', 'link'],
  listings_approved: ['name', 'count', 'link'],
  listing_rejected: ['name', 'title', 'link'],
  import_done: ['name', 'file', 'link'],
  low_stock: ['name', 'count', 'link'],
  deal_stopped: ['name', 'link'],
  webhook_off: ['name', 'host', 'url', 'link'],
  api_access_made: ['name', 'by', 'what', 'link'],
  bank_account_changed: ['name', 'holder', 'digits', 'ifsc', 'link'],
  payout: ['name', 'number', 'amount', 'utr', 'link'],
  payout_returned: ['name', 'number', 'amount', 'digits', 'link'],
} as const satisfies Record<string, readonly string[]>;

export type MailKind = keyof typeof mailPlaceholders;
export const mailKinds = Object.keys(mailPlaceholders) as [MailKind, ...MailKind[]];

export const mailParts = ['subject', 'opening', 'closing'] as const;
export type MailPart = (typeof mailParts)[number];

const wordsSchema = z.object({
  subject: optionalLine(150).transform((text) => text ?? ''),
  opening: optionalText(1000).transform((text) => text ?? ''),
  closing: optionalText(1000).transform((text) => text ?? ''),
});

export const noMailWords = { subject: '', opening: '', closing: '' };
const unset = () => ({ ...noMailWords });

/** Plain text; an empty text, or a mail added after the setting was saved, keeps the software's text. */
const inEachSchema = byLanguage(wordsSchema).default(() => eachLanguage(unset));

/** The texts of each mail, in every language. */
export const mailSettingsSchema = z.object(
  Object.fromEntries(mailKinds.map((kind) => [kind, inEachSchema])) as Record<
    MailKind,
    typeof inEachSchema
  >,
);

export type MailWords = z.infer<typeof wordsSchema>;
export type MailSettings = Record<MailKind, GivenByLanguage<MailWords>>;

export const defaultMails = Object.fromEntries(
  mailKinds.map((kind) => [kind, eachLanguage(unset)]),
) as MailSettings;

/** Returns the placeholders of a mail. */
export const placeholdersOf = (kind: MailKind): readonly string[] => [
  ...mailPlaceholders[kind],
  'market',
];

/** Matches `{name}` and any other text in braces. */
export const inBraces = /\{([^{}]*)\}/g;

/** Returns the unknown placeholders of a mail text. */
export const unknownNames = (kind: MailKind, text: string): string[] =>
  [...text.matchAll(inBraces)]
    .map(([, name = '']) => name)
    .filter((name) => !placeholdersOf(kind).includes(name));

export const mailPreviewRequestSchema = z.object({
  kind: z.enum(mailKinds, { error: 'invalid' }),
  locale: z.enum(locales, { error: 'invalid' }),
  words: wordsSchema,
});

export const mailPreviewSchema = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

const mailDefaultsSchema = z.object({
  subject: z.string(),
  opening: z.string(),
  /** Empty if the mail has no closing of its own. */
  closing: z.string(),
  /** True if its own opening is required, and stays below a replaced one. */
  stays: z.boolean(),
});

/** The default texts of each mail. */
export const mailKindSchema = z.object({
  kind: z.enum(mailKinds),
  placeholders: z.array(z.string()),
  defaults: forEachLanguage(mailDefaultsSchema),
});

export type MailKindView = z.infer<typeof mailKindSchema>;
export type MailPreview = z.infer<typeof mailPreviewSchema>;
