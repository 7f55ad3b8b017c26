import { company } from '@/lib/company/company';
import { config } from '@/lib/config';
import { locales } from '@/lib/i18n/locales';
import { absoluteUrl } from '../seo';

export const securityTxtPath = '/.well-known/security.txt';

const day = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. */
const validDays = 180;

/**
 * Whom to tell of a security hole (RFC 9116). It expires 180 days after the midnight (UTC) before `now`, in
 * milliseconds, so that the file is the same all day.
 */
export function securityTxt(now = Date.now()): string {
  const expires = new Date((Math.floor(now / day) + validDays) * day).toISOString();
  const form = absoluteUrl('/contact', 'en');
  return [
    `Contact: mailto:${company().email}`,
    // The RFC takes web addresses with https only.
    ...(form.startsWith('https://') ? [`Contact: ${form}`] : []),
    `Expires: ${expires}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${config.siteUrl}${securityTxtPath}`,
    '',
  ].join('\n');
}
