import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ofStore } from './columns';

/**
 * A mail on its way: written already, or of a kind that its module composes when it is sent
 * (`registerMails`), so that it tells what is true then, in the language of whoever gets it.
 */
export type MailMessage = { kind: string; [fact: string]: unknown };

/** Mails on their way: written with what they tell of, gone once they are sent. */
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
