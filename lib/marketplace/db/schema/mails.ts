import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { MailMessage } from '../../mail/outbox';
import { createdAt, id, moment } from './columns';

/** Mails on their way: written with what they tell of, gone once they are sent. */
export const mailOutbox = pgTable(
  'posted_mails',
  {
    id: id(),
    content: jsonb().$type<MailMessage>().notNull(),
    tries: integer().notNull().default(0),
    tryAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('posted_mails_try_idx').on(t.tryAt)],
);
