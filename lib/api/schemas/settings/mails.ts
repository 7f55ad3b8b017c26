import { z } from 'zod';
import { eachLanguage, type GivenByLanguage, locales } from '@/lib/i18n/locales';
import { byLanguage, forEachLanguage } from '../by-language';
import { optionalLine, optionalText } from '../common';

/**
 * The mails whose words an operator may replace, and what `{…}` stands for in each beside `{market}`. Mail to an
 * address that nobody has proved offers no name: whoever typed the address typed the name.
 */
export const mailPlaceholders = {
  otp_verify: ['otp'],
  otp_sign_in: ['name', 'otp'],
  otp_reset: ['name', 'otp'],
  otp_bank_account: ['name', 'otp'],
  account_exists: ['name'],
  account_deleted: ['name'],
  phone_confirmed: ['name', 'digits'],
  order_placed: ['name', 'number', 'amount', 'link'],
  shipped: ['name', 'number', 'store', 'link'],
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

/** Plain text; what is empty, or was set before the mail was known, stays as the software has it. */
const inEachSchema = byLanguage(wordsSchema).default(() => eachLanguage(unset));

/** The words of each mail, in every language. */
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

/** What `{…}` may stand for in a mail. */
export const placeholdersOf = (kind: MailKind): readonly string[] => [
  ...mailPlaceholders[kind],
  'market',
];

/** `{name}` and whatever else stands in braces. */
export const inBraces = /\{([^{}]*)\}/g;

/** The words in braces that stand for nothing in that mail. */
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
  /** Empty where the mail has none of its own. */
  closing: z.string(),
  /** Whether its own opening says what has to be said, and so stays below another. */
  stays: z.boolean(),
});

/** What each mail says by itself. */
export const mailKindSchema = z.object({
  kind: z.enum(mailKinds),
  placeholders: z.array(z.string()),
  defaults: forEachLanguage(mailDefaultsSchema),
});

export type MailKindView = z.infer<typeof mailKindSchema>;
export type MailPreview = z.infer<typeof mailPreviewSchema>;
