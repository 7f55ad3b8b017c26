import { company, dialled } from '@/lib/company/company';
import { config } from '@/lib/config';
import { brandIn } from '@/lib/i18n/brand';
import { type Locale, locales } from '@/lib/i18n/locales';
import { absoluteUrl } from './seo';

/** Refers to the organization by an id that is the same on every page, in every language. */
export const organizationReference = () => ({ '@id': `${config.siteUrl}/#organization` });

/** Describes the company that runs the market in full: each page that refers to its id holds it once. */
export function organization(locale: Locale) {
  const { legal_name: legalName, email, phone, ...facts } = company();
  const { street, city, state, pincode } = facts.postal_address;
  return {
    '@type': 'Organization',
    ...organizationReference(),
    name: brandIn(locale),
    legalName,
    url: absoluteUrl('/', locale),
    logo: `${config.siteUrl}/icons/icon-512.png`,
    email,
    telephone: dialled(phone),
    sameAs:
      facts.is_demo || !facts.social.length ? undefined : facts.social.map(({ href }) => href),
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
      telephone: dialled(phone),
      email,
      url: absoluteUrl('/support', locale),
      areaServed: 'IN',
      availableLanguage: [...locales],
    },
  };
}
