import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Mail } from '../../../kernel/mail/mailer';
import { button, greeting, paragraph } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { wordingOf } from '../../../kernel/mail/wording/wording';

type To = { email: string; name: string; lang: Locale };
type Counts = { added: number; changed: number; unchanged: number; faulty: number };

/** Tells whoever imported a file what became of it. */
export function importMail(
  { email, name, lang }: To,
  { id, file }: { id: number; file: string },
  counts: Counts,
): Mail {
  const link = pageLink(lang, `/seller/imports/${id}`);
  const { subject, opening, closing } = wordingOf(lang, 'import_done', { name, file, link });
  return composeMail(lang, email, 'account', subject, [
    greeting(lang, name),
    ...opening,
    paragraph(textOf(lang, 'mail.import_done.counts', counts)),
    ...(counts.faulty ? [paragraph(textOf(lang, 'mail.import_done.faulty'))] : []),
    button(textOf(lang, 'mail.import_done.see'), link),
    ...closing,
  ]);
}
