import type { Locale } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import type { Mail } from '../../../kernel/mail/mailer';
import { button, greeting, paragraph } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { wordingOf } from '../../../kernel/mail/wording/wording';
import { holdHours } from './bank-account';

type Owner = { email: string; firstName: string; locale: Locale };

/** Tells the owner that payouts go elsewhere from now on, and what to do if it was somebody else. */
export function bankAccountChangedMail(
  { email, firstName, locale }: Owner,
  account: { holder: string; lastDigits: string; ifsc: string },
): Mail {
  const t = (key: TextKeyUnder<'mail.bank_account'>, params = {}) =>
    textOf(locale, `mail.bank_account.${key}`, params);
  const link = pageLink(locale, '/seller/money');
  const { subject, opening, closing } = wordingOf(locale, 'bank_account_changed', {
    name: firstName,
    holder: account.holder,
    digits: account.lastDigits,
    ifsc: account.ifsc,
    link,
  });
  return composeMail(locale, email, 'store', subject, [
    greeting(locale, firstName),
    ...opening,
    paragraph(t('hold', { hours: holdHours })),
    paragraph(t('not_you'), 'soft'),
    button(t('open'), link),
    ...closing,
  ]);
}
