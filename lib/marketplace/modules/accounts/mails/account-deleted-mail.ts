import type { Locale } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import type { Mail } from '../../../kernel/mail/mailer';
import { greeting, paragraph } from '../../../kernel/mail/templates/blocks';
import { composeMail } from '../../../kernel/mail/templates/compose';
import { wordingOf } from '../../../kernel/mail/wording/wording';

type Former = { email: string; firstName: string; locale: Locale; keptOrders: boolean };

/** Confirms to a former shopper that their account is gone, and which data the law requires us to keep. */
export function accountDeletedMail({ email, firstName, locale, keptOrders }: Former): Mail {
  const say = (key: TextKeyUnder<'mail.account_deleted'>) =>
    textOf(locale, `mail.account_deleted.${key}`);
  const { subject, opening, closing } = wordingOf(locale, 'account_deleted', { name: firstName });
  return composeMail(locale, email, 'former_account', subject, [
    greeting(locale, firstName),
    ...opening,
    ...(keptOrders ? [paragraph(say('kept'))] : []),
    paragraph(say('caution'), 'soft'),
    ...closing,
  ]);
}
