import { and, eq, inArray } from 'drizzle-orm';
import type { SmsKind } from '@/lib/contract/schemas/operators/sms-templates';
import { fallbackChain, type Locale } from '@/lib/i18n/locales';
import type { Database } from '../../db/connection';
import { smsTemplates } from '../../db/schema/mails';

export type SmsTemplate = typeof smsTemplates.$inferSelect;

/** Returns the template of a kind in a language, or in its nearest fallback that has one; undefined without any. */
export async function findTemplate(
  db: Database,
  kind: SmsKind,
  lang: Locale,
): Promise<SmsTemplate | undefined> {
  const chain = fallbackChain(lang);
  const rows = await db
    .select()
    .from(smsTemplates)
    .where(and(eq(smsTemplates.kind, kind), inArray(smsTemplates.locale, chain)));
  return chain.flatMap((each) => rows.filter(({ locale }) => locale === each))[0];
}
