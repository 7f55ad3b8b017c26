import { config } from '@/lib/config';
import { type Locale, locales } from '@/lib/i18n/locales';
import { company } from '../content/company';
import { absoluteUrl } from './seo';

/** One and the same thing on every page, in every language. */
export const organizationReference = () => ({ '@id': `${config.siteUrl}/#organization` });

/** Who runs the market, whole: each page that refers to it by its id holds it once. */
export function organization(locale: Locale) {
  const { street, city, state, pincode } = company.postalAddress;
  return {
    '@type': 'Organization',
    ...organizationReference(),
    name: company.brand[locale],
    legalName: company.legalName,
    url: absoluteUrl('/', locale),
    logo: `${config.siteUrl}/icons/icon-512.png`,
    email: company.email,
    telephone: company.phoneLink.replace(/^tel:/, ''),
    sameAs: company.isDemo ? undefined : company.social.map(({ href }) => href),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: pincode,
      addressCountry: 'IN',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: company.phoneLink.replace(/^tel:/, ''),
      email: company.email,
      url: absoluteUrl('/support', locale),
      areaServed: 'IN',
      availableLanguage: [...locales],
    },
  };
}
