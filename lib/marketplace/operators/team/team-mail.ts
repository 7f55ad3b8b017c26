import type { OperatorRole } from '@/lib/api/schemas/operators/roles';
import type { Locale } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import type { Mail } from '../../mail/mailer';
import { button, greeting, paragraph } from '../../mail/templates/blocks';
import { composeMail, pageLink } from '../../mail/templates/compose';

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
  const t = (key: TextKeyUnder<'mail.team'>, params = {}) =>
    textOf(locale, `mail.team.${key}`, params);
  const account = `${of.name} (${of.email})`;
  const role = t(`roles.${of.role}`);
  return composeMail(locale, email, 'operator', t(`subject.${kind}`, { name: of.name }), [
    greeting(locale, name),
    paragraph(t(`intro.${kind}`, { by: by ?? t('by_key'), account, role })),
    paragraph(t('not_you'), 'soft'),
    button(t('open'), pageLink(locale, '/operator/team')),
  ]);
}
