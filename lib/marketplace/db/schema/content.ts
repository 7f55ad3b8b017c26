import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ticketStatuses, ticketTopics } from '@/lib/api/schemas/support-topics';
import { createdAt, id, moment, ref } from './columns';

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
  },
  (t) => [index('banners_kind_idx').on(t.kind, t.position)],
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
    /** Opened by a verified shopper of that very address; to any other, mails repeat nothing of the ticket. */
    isOwnEmail: boolean().notNull().default(false),
    subject: text().notNull(),
    message: text().notNull(),
    topic: text({ enum: ticketTopics }).notNull().default('other'),
    orderNumber: text(),
    locale: text({ enum: ['en', 'hi'] })
      .notNull()
      .default('en'),
    status: text({ enum: ticketStatuses }).notNull().default('open'),
    /** What the operator wrote back. */
    answer: text(),
    answeredAt: moment(),
    idempotencyKey: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('support_tickets_number_key').on(t.number),
    uniqueIndex('support_tickets_idempotency_key').on(t.idempotencyKey),
    index('support_tickets_open_idx').on(t.status, t.createdAt),
  ],
);

/** Who wants the newsletter: nobody gets it before the link in the first mail was followed. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    email: text().primaryKey(),
    locale: text({ enum: ['en', 'hi'] }).notNull(),
    /** SHA-256 of the token in the mails' links. */
    tokenHash: text().notNull(),
    /** When the box was ticked, and when the link was followed. */
    consentedAt: moment().notNull(),
    mailedAt: moment().notNull(),
    confirmedAt: moment(),
  },
  (t) => [uniqueIndex('newsletter_subscriptions_token_key').on(t.tokenHash)],
);
