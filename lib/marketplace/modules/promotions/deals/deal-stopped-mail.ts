import type { Locale } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import type { Mail } from '../../../kernel/mail/mailer';
import { button, greeting, paragraph } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { day } from '../../../kernel/mail/templates/format';
import { wordingOf } from '../../../kernel/mail/wording/wording';

type To = { email: string; name: string; lang: Locale };
type Stopped = { name: string | null; startsAt: Date; endsAt: Date; reason: string };

/** Tells the owner of a store that the market has stopped a deal of theirs, and why. */
export function dealStoppedMail(
  { email, name, lang }: To,
  { name: dealName, startsAt, endsAt, reason }: Stopped,
): Mail {
  const t = (key: TextKeyUnder<'mail.deal_stopped'>, params = {}) =>
    textOf(lang, `mail.deal_stopped.${key}`, params);
  const [from, to] = [day(lang, startsAt.toISOString()), day(lang, endsAt.toISOString())];
  const link = pageLink(lang, '/seller/promotions');
  const words = wordingOf(lang, 'deal_stopped', { name, link });
  return composeMail(lang, email, 'store', words.subject, [
    greeting(lang, name),
    ...words.opening,
    paragraph(dealName ? t('named', { name: dealName, from, to }) : t('of_days', { from, to })),
    paragraph(t('reason', { reason })),
    button(t('open'), link),
    ...words.closing,
  ]);
}
