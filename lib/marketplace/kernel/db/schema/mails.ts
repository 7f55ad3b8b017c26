import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type SmsVariable, smsKinds } from '@/lib/contract/schemas/operators/sms-templates';
import { locales } from '@/lib/i18n/locales';
import { createdAt, id, moment, ofStore } from './columns';

/**
 * A mail to be sent: already composed, or of a kind that its module composes when it is sent
 * (`registerMails`), so that it tells the state of that moment in the recipient's language.
 */
export type MailMessage = { kind: string; [fact: string]: unknown };

/** Outbox of mails: written with the change that they report, deleted once they are sent. */
export const mailOutbox = pgTable(
  'posted_mails',
  {
    id: id(),
    content: jsonb().$type<MailMessage>().notNull(),
    storeId: ofStore(),
    tries: integer().notNull().default(0),
    tryAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('posted_mails_turn_idx').on(t.storeId, t.tryAt, t.id)],
);

/** The registered templates of SMS (DLT): what goes to a gateway must equal the one of its kind and language. */
export const smsTemplates = pgTable(
  'sms_templates',
  {
    id: id(),
    kind: text({ enum: smsKinds }).notNull(),
    locale: text({ enum: locales }).notNull(),
    templateId: text().notNull(),
    /** The text with `{#var#}`. */
    text: text().notNull(),
    /** The variable for each `{#var#}`. */
    variables: jsonb().$type<SmsVariable[]>().notNull(),
    changedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('sms_templates_key').on(t.kind, t.locale),
    check('sms_templates_id', sql`${t.templateId} ~ '^[0-9]{19}$'`),
    check('sms_templates_text', sql`length(${t.text}) between 1 and 500`),
  ],
);
