import { z } from 'zod';
import type { Database } from '../db/connection';
import type { Mail, Sms } from './mailer';

/** Composes the mail or SMS of a message; undefined when there is no recipient any more. */
type Composer = (db: Database, message: unknown) => Promise<Mail | Sms | undefined>;

const writtenSchema = z.object({
  mail: z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    replyTo: z.string().optional(),
    messageId: z.string().optional(),
    inReplyTo: z.string().optional(),
    references: z.array(z.string()).optional(),
    headers: z.record(z.string(), z.string()).optional(),
  }),
});

const composers = new Map<string, Composer>([
  ['written', async (_, message) => writtenSchema.parse(message).mail],
]);

/** Registers a module's composer for kinds of mails, called when they are sent; repeating it changes nothing. */
export function registerMails<Message>(
  kinds: string[],
  schema: z.ZodType<Message>,
  compose: (db: Database, message: Message) => Promise<Mail | Sms | undefined>,
): void {
  for (const kind of kinds) {
    composers.set(kind, (db, message) => compose(db, schema.parse(message)));
  }
}

/** @throws when no module has registered the message's kind, or the message has another shape */
export async function composeMessage(
  db: Database,
  message: { kind: string },
): Promise<Mail | Sms | undefined> {
  const compose = composers.get(message.kind);
  if (!compose) throw new Error(`no module composes mails of the kind ${message.kind}`);
  return compose(db, message);
}
