import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
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
