import type { Locale } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import type { Mail } from '../../../kernel/mail/mailer';
import { bigCode, button, paragraph } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { wordingOf } from '../../../kernel/mail/wording/wording';

type Applicant = { email: string; first_name: string; store_name: string };

const texts =
  (lang: Locale) =>
  (key: TextKeyUnder<'mail.vendor'>, params = {}) =>
    textOf(lang, `mail.vendor.${key}`, params);

/** Composes the mail that asks to confirm the application with this address; it repeats nothing of the application. */
export function confirmApplicationMail(
  lang: Locale,
  email: string,
  code: string,
  hours: number,
): Mail {
  const t = texts(lang);
  const words = wordingOf(lang, 'application_confirm', { hours });
  return composeMail(lang, email, 'application', words.subject, [
    paragraph(textOf(lang, 'mail.greeting_nobody')),
    ...words.opening,
    bigCode(`${code.slice(0, 5)}-${code.slice(5)}`),
    paragraph(t('confirm_validity', { hours })),
    button(t('confirm_open'), pageLink(lang, '/vendor/signin?confirm=1')),
    paragraph(t('confirm_caution'), 'soft'),
    ...words.closing,
  ]);
}

/** Composes the confirmation of an application with the next steps. */
export function vendorAppliedMail(lang: Locale, to: Applicant, number: string): Mail {
  const t = texts(lang);
  const facts = { name: to.first_name, store: to.store_name, number };
  const words = wordingOf(lang, 'application_received', facts);
  return composeMail(lang, to.email, 'store', words.subject, [
    paragraph(textOf(lang, 'mail.greeting', { name: to.first_name })),
    ...words.opening,
    ...words.closing,
    button(t('see_status'), pageLink(lang, '/vendor/signin')),
  ]);
}

/** Composes the mail to a vendor that somebody has applied again with the address. */
export function vendorKnownMail(vendor: {
  email: string;
  firstName: string;
  locale: Locale;
}): Mail {
  const { locale: lang, email, firstName } = vendor;
  const t = texts(lang);
  const words = wordingOf(lang, 'application_known', { name: firstName });
  return composeMail(lang, email, 'store', words.subject, [
    paragraph(textOf(lang, 'mail.greeting', { name: firstName })),
    ...words.opening,
    button(t('see_status'), pageLink(lang, '/vendor/signin')),
    paragraph(t('known_reset', { link: pageLink(lang, '/vendor/forgot-password') }), 'soft'),
    ...words.closing,
  ]);
}

/** Composes the mail to a vendor about the decision. */
export function vendorDecidedMail(
  lang: Locale,
  to: Applicant,
  decision: { status: 'approved' | 'rejected'; reason: string | null; slug: string },
): Mail {
  const t = texts(lang);
  const { status, reason, slug } = decision;
  const link = pageLink(lang, status === 'approved' ? `/store/${slug}` : '/vendor/signin');
  const facts = { name: to.first_name, store: to.store_name, link };
  const words = wordingOf(lang, `application_${status}`, facts);
  return composeMail(lang, to.email, 'store', words.subject, [
    paragraph(textOf(lang, 'mail.greeting', { name: to.first_name })),
    ...words.opening,
    ...(reason ? [paragraph(reason)] : []),
    button(t(status === 'approved' ? 'see_store' : 'see_status'), link),
    ...words.closing,
  ]);
}
