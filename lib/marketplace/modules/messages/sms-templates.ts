import { and, eq, sql } from 'drizzle-orm';
import {
  requiredVariables,
  type SmsKind,
  type SmsTemplateBody,
  type SmsTemplateView,
  type SmsVariable,
  smsKinds,
  smsVariables,
} from '@/lib/contract/schemas/operators/sms-templates';
import { type Locale, locales } from '@/lib/i18n/locales';
import { variablesIn } from '@/lib/text/sms';
import type { Database } from '../../kernel/db/connection';
import { smsTemplates } from '../../kernel/db/schema/mails';
import { transact } from '../../kernel/db/transaction';
import { InvalidFields, NotFound } from '../../kernel/errors';
import { ownTemplate } from '../../kernel/mail/sms/own-texts';

/** Invented values, as long as real ones are. */
const examples: Record<SmsVariable, string> = {
  otp: '482913',
  minutes: '10',
  number: 'HT-261201-K7Q2MX',
  amount: '1,048.00',
  store: 'Kurta & Co',
  code: '4829',
};

/** Returns every SMS by kind and language, with its registered template. */
export async function listSmsTemplates(db: Database): Promise<SmsTemplateView[]> {
  const rows = await db.select().from(smsTemplates);
  return smsKinds.flatMap((kind) =>
    locales.map((locale) => {
      const row = rows.find((each) => each.kind === kind && each.locale === locale);
      const own = ownTemplate(kind, locale);
      return {
        kind,
        locale,
        own_text: own.text,
        own_variables: own.variables,
        examples: Object.fromEntries(smsVariables[kind].map((name) => [name, examples[name]])),
        registered: row
          ? {
              template_id: row.templateId,
              text: row.text,
              variables: row.variables,
              changed_at: row.changedAt.toISOString(),
            }
          : null,
      };
    }),
  );
}

type Key = { kind: SmsKind; locale: Locale };

/**
 * Keeps the registered template of a kind and language, in place of the one before.
 * @throws {InvalidFields} sms_variables where the variables do not fit the text or the kind; sms_code_missing where the
 * code is not among them
 */
export async function saveSmsTemplate(
  db: Database,
  { kind, locale }: Key,
  { template_id: templateId, text, variables }: SmsTemplateBody,
): Promise<void> {
  const known: readonly SmsVariable[] = smsVariables[kind];
  const areKnown = variables.every((name) => known.includes(name));
  if (!areKnown || variables.length !== variablesIn(text)) {
    throw new InvalidFields({ variables: 'sms_variables' });
  }
  const required = requiredVariables[kind];
  if (required && !variables.includes(required)) {
    throw new InvalidFields({ variables: 'sms_code_missing' });
  }
  const values = { templateId, text, variables };
  await transact(db, (tx) =>
    tx
      .insert(smsTemplates)
      .values({ kind, locale, ...values })
      .onConflictDoUpdate({
        target: [smsTemplates.kind, smsTemplates.locale],
        set: { ...values, changedAt: sql`now()` },
      }),
  );
}

/** @throws {NotFound} sms_template_gone */
export async function removeSmsTemplate(db: Database, { kind, locale }: Key): Promise<void> {
  const gone = await transact(db, (tx) =>
    tx
      .delete(smsTemplates)
      .where(and(eq(smsTemplates.kind, kind), eq(smsTemplates.locale, locale)))
      .returning(),
  );
  if (!gone.length) throw new NotFound('sms_template_gone');
}
