import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
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
    subject: text().notNull(),
    message: text().notNull(),
    orderNumber: text(),
    status: text({ enum: ['open', 'acknowledged', 'resolved'] })
      .notNull()
      .default('open'),
    idempotencyKey: text(),
    createdAt: createdAt(),
    userId: ref(),
  },
  (t) => [
    uniqueIndex('support_tickets_number_key').on(t.number),
    uniqueIndex('support_tickets_idempotency_key').on(t.idempotencyKey),
    index('support_tickets_email_idx').on(t.email),
  ],
);
