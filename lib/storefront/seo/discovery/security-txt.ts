import { company } from '@/lib/company/company';
import { config } from '@/lib/config';
import { locales } from '@/lib/i18n/locales';
import { absoluteUrl } from '../seo';

export const securityTxtPath = '/.well-known/security.txt';

const day = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. */
const validDays = 180;

/**
 * Renders the contact for security reports (RFC 9116). It expires 180 days after the midnight (UTC) before
 * `now`, in milliseconds, so that the file is the same all day.
 */
export function securityTxt(now = Date.now()): string {
  const expires = new Date((Math.floor(now / day) + validDays) * day).toISOString();
  const form = absoluteUrl('/contact', 'en');
  return [
    `Contact: mailto:${company().email}`,
    // The RFC allows only https for web addresses.
    ...(form.startsWith('https://') ? [`Contact: ${form}`] : []),
    `Expires: ${expires}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${config.siteUrl}${securityTxtPath}`,
    '',
  ].join('\n');
}
