import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '../../host/texts';
import type { Mail } from '../mailer';
import { button, paragraph } from './blocks';
import { composeMail, pageLink } from './compose';

type Applicant = { email: string; first_name: string; store_name: string };

const texts =
  (lang: Locale) =>
  (key: string, params = {}) =>
    textOf(lang, `mail.vendor.${key}`, params);

/** Confirms an application and says how it goes on. */
export function vendorAppliedMail(lang: Locale, to: Applicant, number: string): Mail {
  const t = texts(lang);
  return composeMail(lang, to.email, t('applied_subject', { number }), [
    paragraph(textOf(lang, 'mail.greeting', { name: to.first_name })),
    paragraph(t('applied_intro', { store: to.store_name, number })),
    paragraph(t('applied_next')),
    button(t('see_status'), pageLink(lang, '/vendor/signin')),
  ]);
}

/** Tells a vendor that somebody has applied again with the address. */
export function vendorKnownMail(lang: Locale, to: Applicant): Mail {
  const t = texts(lang);
  return composeMail(lang, to.email, t('known_subject'), [
    paragraph(textOf(lang, 'mail.greeting', { name: to.first_name })),
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
  return composeMail(lang, to.email, t(`${status}_subject`, { store: to.store_name }), [
    paragraph(textOf(lang, 'mail.greeting', { name: to.first_name })),
    paragraph(t(`${status}_intro`, { store: to.store_name })),
    ...(reason ? [paragraph(reason)] : []),
    button(t(status === 'approved' ? 'see_store' : 'see_status'), pageLink(lang, link)),
  ]);
}
