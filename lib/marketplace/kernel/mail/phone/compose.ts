import type { z } from 'zod';
import type { OrderMessageKind } from '@/lib/contract/schemas/orders/messages';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../db/connection';
import type { MailMessage } from '../../db/schema/mails';
import type { SmsValues } from '../sms/own-texts';

/** The contents of a message on a phone: its kind, its language and the values of its template. */
export type PhoneText = { kind: OrderMessageKind; lang: Locale; values: SmsValues };

type Composer = (db: Database, content: unknown) => Promise<PhoneText | undefined>;

const composers = new Map<string, Composer>();

/** Registers what kinds of mails say on a phone, called when they are sent; repeating it changes nothing. */
export function registerPhoneTexts<Message>(
  kinds: readonly string[],
  schema: z.ZodType<Message>,
  compose: (db: Database, message: Message) => Promise<PhoneText | undefined>,
): void {
  for (const kind of kinds) {
    composers.set(kind, (db, content) => compose(db, schema.parse(content)));
  }
}

/** Composes a message on a phone; undefined if there is nothing to say any more. @throws for an unknown kind */
export async function composePhoneText(
  db: Database,
  content: MailMessage,
): Promise<PhoneText | undefined> {
  const compose = composers.get(content.kind);
  if (!compose) throw new Error(`no module composes messages of the kind ${content.kind}`);
  return compose(db, content);
}
