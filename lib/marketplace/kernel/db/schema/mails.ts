import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type SmsVariable, smsKinds } from '@/lib/contract/schemas/operators/sms-templates';
import { orderMessageKinds, phoneChannels } from '@/lib/contract/schemas/orders/messages';
import { locales } from '@/lib/i18n/locales';
import { users } from './accounts';
import { createdAt, id, moment, ofStore, ref } from './columns';
import { orders } from './orders';

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

/** A shopper's channels for a kind of message; without a row it is mail alone. */
export const messageChoices = pgTable(
  'message_choices',
  {
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: orderMessageKinds }).notNull(),
    mail: boolean().notNull().default(true),
    sms: boolean().notNull().default(false),
    whatsapp: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind] }),
    check('message_choices_some', sql`${t.mail} or ${t.sms} or ${t.whatsapp}`),
  ],
);

/** Consents to messages on a phone, with what was read when they were given; one for a channel stands at a time. */
export const messageConsents = pgTable(
  'message_consents',
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channel: text({ enum: phoneChannels }).notNull(),
    /** The confirmed number; the consent counts for no other. */
    phone: text().notNull(),
    wording: text().notNull(),
    source: text({ enum: ['account', 'checkout'] }).notNull(),
    givenAt: createdAt(),
    endedAt: moment(),
  },
  (t) => [
    uniqueIndex('message_consents_one').on(t.userId, t.channel).where(sql`${t.endedAt} is null`),
    index('message_consents_user_idx').on(t.userId),
    index('message_consents_phone_idx').on(t.phone).where(sql`${t.endedAt} is null`),
  ],
);

/**
 * Messages about orders on a phone. A message that fails goes on by the next channel: the rows of one event have
 * different channels.
 */
export const phoneMessages = pgTable(
  'phone_messages',
  {
    id: id(),
    event: uuid().notNull(),
    channel: text({ enum: phoneChannels }).notNull(),
    kind: text({ enum: orderMessageKinds }).notNull(),
    orderId: ref()
      .notNull()
      .references(() => orders.id),
    /** The mail that says the same. */
    content: jsonb().$type<MailMessage>().notNull(),
    storeId: ofStore(),
    /** True if the mail was sent as well, so that it is no fallback. */
    hasMail: boolean().notNull(),
    state: text({ enum: ['waiting', 'sent', 'delivered', 'read', 'failed', 'dropped'] })
      .notNull()
      .default('waiting'),
    /** The channel's name and its id of the message. */
    provider: text(),
    providerId: text(),
    /** The reason of a failure. */
    reason: text(),
    createdAt: createdAt(),
    sentAt: moment(),
    /** The time at which the next channel took over. */
    fellBackAt: moment(),
  },
  (t) => [
    uniqueIndex('phone_messages_event_key').on(t.event, t.channel),
    uniqueIndex('phone_messages_provider_key').on(t.provider, t.providerId),
    index('phone_messages_order_idx').on(t.orderId, t.id),
    index('phone_messages_created_idx').on(t.createdAt),
  ],
);

/** The statuses of WhatsApp's messages; a repeated or replayed webhook adds nothing. */
export const messageStatuses = pgTable(
  'message_statuses',
  {
    messageId: ref()
      .notNull()
      .references(() => phoneMessages.id, { onDelete: 'cascade' }),
    status: text({ enum: ['sent', 'delivered', 'read', 'failed'] }).notNull(),
    /** The provider's code of an error. */
    code: text(),
    at: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.status] })],
);
