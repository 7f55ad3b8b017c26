import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { contentKinds } from '@/lib/contract/schemas/content/names';
import { homeSectionNames } from '@/lib/contract/schemas/home/sections';
import {
  attachmentKinds,
  messageChannels,
  messageKinds,
  ticketStatuses,
  ticketTopics,
} from '@/lib/contract/schemas/support-topics';
import { locales } from '@/lib/i18n/locales';
import { createdAt, id, moment, ref, translations } from './columns';
import { listings } from './listings';
import { operators } from './operators';

export const banners = pgTable(
  'banners',
  {
    id: id(),
    kind: text({ enum: ['hero', 'promotional'] }).notNull(),
    image: text().notNull(),
    link: text().notNull(),
    position: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    startsAt: moment(),
    endsAt: moment(),
    /** The only language in which it is shown; null for both. */
    locale: text({ enum: locales }),
  },
  (t) => [
    index('banners_kind_idx').on(t.kind, t.position),
    check('banners_link', sql`${t.link} like '/%' and ${t.link} !~ '^/[/\\\\]'`),
    check('banners_period', sql`${t.endsAt} > ${t.startsAt}`),
  ],
);

export const bannerTranslations = pgTable(
  'banner_translations',
  {
    bannerId: ref()
      .notNull()
      .references(() => banners.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    title: text().notNull(),
    body: text().notNull().default(''),
    alt: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.bannerId, t.locale] })],
);

/**
 * Operators' changes of the home page's sections; without rows the defaults of
 * lib/contract/schemas/home/sections.ts apply.
 */
export const homeSections = pgTable(
  'home_sections',
  {
    name: text({ enum: homeSectionNames }).primaryKey(),
    position: integer().notNull(),
    isHidden: boolean().notNull().default(false),
    /** The operator's title; null for the shop's default. */
    title: text(),
    translations: translations<'title'>(),
  },
  (t) => [check('home_sections_title', sql`char_length(${t.title}) between 1 and 60`)],
);

/** Listings that an operator chose for the home page. */
export const homePicks = pgTable('home_picks', {
  listingId: ref()
    .primaryKey()
    .references(() => listings.id, { onDelete: 'cascade' }),
  position: integer().notNull(),
});

export const shortLinks = pgTable(
  'short_links',
  {
    code: text().primaryKey(),
    path: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('short_links_path_key').on(t.path)],
);

export const supportTickets = pgTable(
  'support_tickets',
  {
    id: id(),
    number: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /**
     * True if opened by a verified shopper of that very address; mails to any other address repeat nothing of
     * the ticket.
     */
    isOwnEmail: boolean().notNull().default(false),
    subject: text().notNull(),
    topic: text({ enum: ticketTopics }).notNull().default('other'),
    orderNumber: text(),
    locale: text({ enum: locales }).notNull().default('en'),
    status: text({ enum: ticketStatuses }).notNull().default('open'),
    /** The start of the clocks: the time at which the ticket was opened or reopened. */
    openedAt: createdAt(),
    /** The time of the first answer since then. */
    acknowledgedAt: moment(),
    resolvedAt: moment(),
    /**
     * The ticket of the same address into which this one is merged, and which shows its messages; never one
     * that is merged itself.
     */
    mergedIntoId: ref().references((): AnyPgColumn => supportTickets.id),
    idempotencyKey: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('support_tickets_number_key').on(t.number),
    uniqueIndex('support_tickets_idempotency_key').on(t.idempotencyKey),
    index('support_tickets_open_idx').on(t.status, t.openedAt),
    index('support_tickets_email_idx').on(t.email),
    index('support_tickets_merged_idx').on(t.mergedIntoId),
    check(
      'support_tickets_resolved',
      sql`(${t.status} = 'resolved') = (${t.resolvedAt} is not null)`,
    ),
    check('support_tickets_merged', sql`${t.mergedIntoId} <> ${t.id}`),
  ],
);

/** Messages of shoppers and operators in a ticket; a note is for operators only. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: id(),
    ticketId: ref()
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    kind: text({ enum: messageKinds }).notNull(),
    /** The operator who answered or noted it; null for the key OPERATOR_TOKEN. */
    operatorId: ref().references(() => operators.id),
    text: text().notNull(),
    channel: text({ enum: messageChannels }).notNull().default('site'),
    /** The Message-ID of the mail that it came in or went out by; later mails refer to it. */
    mailId: text(),
    /** The number of a mail's files that were not kept: too many, too large, or of another type. */
    droppedFiles: integer().notNull().default(0),
    idempotencyKey: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('support_messages_ticket_idx').on(t.ticketId, t.id),
    uniqueIndex('support_messages_idempotency_key').on(t.idempotencyKey),
    check('support_messages_author', sql`${t.kind} <> 'shopper' or ${t.operatorId} is null`),
  ],
);

/** Files of messages; one without a message was uploaded for a message not sent yet, or lost its message. */
export const supportAttachments = pgTable(
  'support_attachments',
  {
    id: uuid().primaryKey(),
    messageId: ref().references(() => supportMessages.id, { onDelete: 'set null' }),
    kind: text({ enum: attachmentKinds }).notNull(),
    name: text().notNull(),
    bytes: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('support_attachments_message_idx').on(t.messageId),
    index('support_attachments_unused_idx').on(t.createdAt).where(sql`${t.messageId} is null`),
  ],
);

/** Operators' reply templates; {name}, {ticket} and {order} are filled in. */
export const supportTemplates = pgTable(
  'support_templates',
  {
    id: id(),
    name: text().notNull(),
    /** The topic that it fits; null for every topic. */
    topic: text({ enum: ticketTopics }),
    text: text().notNull(),
    translations: translations<'text'>(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('support_templates_name_key').on(sql`lower(${t.name})`)],
);

/** Newsletter subscriptions: nobody gets the newsletter before following the link in the first mail. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    email: text().primaryKey(),
    locale: text({ enum: locales }).notNull(),
    /** SHA-256 of the token in the mails' links. */
    tokenHash: text().notNull(),
    /** The times at which the box was ticked and the link was followed. */
    consentedAt: moment().notNull(),
    mailedAt: moment().notNull(),
    confirmedAt: moment(),
  },
  (t) => [uniqueIndex('newsletter_subscriptions_token_key').on(t.tokenHash)],
);

/**
 * Operators' versions of pages and articles; the newest row of a text that is no draft applies, and without
 * one its file. Append-only: a trigger refuses changes and deletions.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: id(),
    kind: text({ enum: contentKinds }).notNull(),
    slug: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    state: text({ enum: ['draft', 'published', 'file', 'withdrawn'] }).notNull(),
    title: text().notNull().default(''),
    summary: text().notNull().default(''),
    body: text().notNull().default(''),
    date: date({ mode: 'string' }),
    author: text(),
    image: text(),
    /** Null for the key OPERATOR_TOKEN. */
    operatorId: ref().references(() => operators.id),
    note: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('content_versions_text_idx').on(t.kind, t.slug, t.locale, t.id),
    check(
      'content_versions_published',
      sql`${t.state} <> 'published' or (${t.title} <> '' and ${t.summary} <> '' and ${t.body} <> '')`,
    ),
    check('content_versions_pages_stay', sql`${t.kind} <> 'page' or ${t.state} <> 'withdrawn'`),
  ],
);
