import type { Locale } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import type { Mail } from '../mailer';
import { bigCode, button, paragraph } from './blocks';
import { composeMail, pageLink } from './compose';

type Applicant = { email: string; first_name: string; store_name: string };

const texts =
  (lang: Locale) =>
  (key: TextKeyUnder<'mail.vendor'>, params = {}) =>
    textOf(lang, `mail.vendor.${key}`, params);

/** Asks whoever reads it to confirm that the application with this address is theirs; repeats nothing of it. */
export function confirmApplicationMail(
  lang: Locale,
  email: string,
  code: string,
  hours: number,
): Mail {
  const t = texts(lang);
  return composeMail(lang, email, 'application', t('confirm_subject'), [
    paragraph(textOf(lang, 'mail.greeting_nobody')),
    paragraph(t('confirm_intro')),
    bigCode(`${code.slice(0, 5)}-${code.slice(5)}`),
    paragraph(t('confirm_validity', { hours })),
    button(t('confirm_open'), pageLink(lang, '/vendor/signin?confirm=1')),
    paragraph(t('confirm_caution'), 'soft'),
  ]);
}

/** Confirms an application and says how it goes on. */
export function vendorAppliedMail(lang: Locale, to: Applicant, number: string): Mail {
  const t = texts(lang);
  return composeMail(lang, to.email, 'store', t('applied_subject', { number }), [
    paragraph(textOf(lang, 'mail.greeting', { name: to.first_name })),
    paragraph(t('applied_intro', { store: to.store_name, number })),
    paragraph(t('applied_next')),
    button(t('see_status'), pageLink(lang, '/vendor/signin')),
  ]);
}

/** Tells a vendor that somebody has applied again with the address. */
export function vendorKnownMail(vendor: {
  email: string;
  firstName: string;
  locale: Locale;
}): Mail {
  const { locale: lang, email, firstName } = vendor;
  const t = texts(lang);
  return composeMail(lang, email, 'store', t('known_subject'), [
    paragraph(textOf(lang, 'mail.greeting', { name: firstName })),
    paragraph(t('known_intro')),
    button(t('see_status'), pageLink(lang, '/vendor/signin')),
    paragraph(t('known_reset', { link: pageLink(lang, '/vendor/forgot-password') }), 'soft'),
  ]);
}

/** Tells a vendor what was decided. */
export function vendorDecidedMail(
  lang: Locale,
  to: Applicant,
  decision: { status: 'approved' | 'rejected'; reason: string | null; slug: string },
): Mail {
  const t = texts(lang);
  const { status, reason, slug } = decision;
  const link = status === 'approved' ? `/store/${slug}` : '/vendor/signin';
  return composeMail(lang, to.email, 'store', t(`${status}_subject`, { store: to.store_name }), [
    paragraph(textOf(lang, 'mail.greeting', { name: to.first_name })),
    paragraph(t(`${status}_intro`, { store: to.store_name })),
    ...(reason ? [paragraph(reason)] : []),
    button(t(status === 'approved' ? 'see_store' : 'see_status'), pageLink(lang, link)),
  ]);
}
