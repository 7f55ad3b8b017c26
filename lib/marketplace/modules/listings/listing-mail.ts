import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Mail } from '../../kernel/mail/mailer';
import { button, greeting, paragraph } from '../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../kernel/mail/templates/compose';
import { wordingOf } from '../../kernel/mail/wording/wording';

type To = { email: string; name: string; lang: Locale };
type Decided = { id: number; title: string; reasons: string[] };

/** Tells a store's owner that several listings have passed the review. */
export function listingsApprovedMail({ email, name, lang }: To, count: number): Mail {
  const link = pageLink(lang, '/seller/listings');
  const words = wordingOf(lang, 'listings_approved', { name, count, link });
  return composeMail(lang, email, 'store', words.subject, [
    greeting(lang, name),
    ...words.opening,
    button(textOf(lang, 'mail.listing.open_all'), link),
    ...words.closing,
  ]);
}

/** Tells a store's owner what the review of a listing has decided. */
export function listingDecidedMail(
  { email, name, lang }: To,
  { id, title, reasons }: Decided,
  decision: 'approved' | 'rejected',
): Mail {
  const link = pageLink(lang, `/seller/listings/${id}`);
  const words = wordingOf(lang, `listing_${decision}`, { name, title, link });
  return composeMail(lang, email, 'store', words.subject, [
    greeting(lang, name),
    ...words.opening,
    ...reasons.map((reason) => paragraph(reason)),
    button(textOf(lang, 'mail.listing.open'), link),
    ...words.closing,
  ]);
}
