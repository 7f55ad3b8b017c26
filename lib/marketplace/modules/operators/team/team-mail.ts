import type { OperatorRole } from '@/lib/api/schemas/operators/roles';
import type { Locale } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import type { Mail } from '../../../kernel/mail/mailer';
import { button, greeting, paragraph } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';

type Owner = { email: string; name: string; locale: Locale };

/** What was done to which account of the operator area. */
export type TeamChange = {
  kind: 'added' | 'role' | 'reset' | 'removed';
  of: { id: number; email: string; name: string; role: OperatorRole };
};

/**
 * Tells an owner who changed whose account.
 * @param by the operator's name; undefined for the market's key
 */
export function teamMail(
  { email, name, locale }: Owner,
  { kind, of }: TeamChange,
  by: string | undefined,
): Mail {
  const t = (key: TextKeyUnder<'mail.team'>) => textOf(locale, `mail.team.${key}`);
  const account = `${of.name} (${of.email})`;
  const role = textOf(locale, `mail.team.roles.${of.role}`);
  const subject = textOf(locale, `mail.team.subject.${kind}`, { name: of.name });
  const said = { by: by ?? t('by_key'), account, role };
  return composeMail(locale, email, 'operator', subject, [
    greeting(locale, name),
    paragraph(textOf(locale, `mail.team.intro.${kind}`, said)),
    paragraph(t('not_you'), 'soft'),
    button(t('open'), pageLink(locale, '/operator/team')),
  ]);
}
