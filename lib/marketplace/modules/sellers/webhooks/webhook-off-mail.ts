import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Mail } from '../../../kernel/mail/mailer';
import { button, greeting, paragraph } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { wordingOf } from '../../../kernel/mail/wording/wording';

type To = { email: string; name: string; lang: Locale };

/** Tells the owner of a store that an address of their system no longer gets events. */
export function webhookOffMail(
  { email, name, lang }: To,
  { id, url }: { id: number; url: string },
): Mail {
  const host = new URL(url).host;
  const link = pageLink(lang, `/seller/api/webhooks/${id}`);
  const { subject, opening, closing } = wordingOf(lang, 'webhook_off', { name, host, url, link });
  return composeMail(lang, email, 'store', subject, [
    greeting(lang, name),
    ...opening,
    paragraph(textOf(lang, 'mail.webhook_off.what')),
    button(textOf(lang, 'mail.webhook_off.see'), link),
    ...closing,
  ]);
}
