import {
  type SmsKind,
  type SmsVariable,
  smsVariables,
} from '@/lib/contract/schemas/operators/sms-templates';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';

export type SmsValues = { [Name in SmsVariable]?: string };

/** Returns the shop's own text of an SMS. */
export const ownSmsText = (kind: SmsKind, lang: Locale, values: SmsValues): string =>
  textOf(lang, `sms.${kind}`, values as Record<string, string>);

const marked = /⟦(\w+)⟧/g;

/** Returns the shop's own text as it is to be registered, and its variables in their order. */
export function ownTemplate(
  kind: SmsKind,
  lang: Locale,
): { text: string; variables: SmsVariable[] } {
  const marks = smsVariables[kind].map((name) => [name, `⟦${name}⟧`]);
  const text = ownSmsText(kind, lang, Object.fromEntries(marks));
  return {
    text: text.replace(marked, '{#var#}'),
    variables: [...text.matchAll(marked)].map(([, name]) => name as SmsVariable),
  };
}
