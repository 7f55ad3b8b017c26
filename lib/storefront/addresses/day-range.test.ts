import type { Locale } from '@/lib/i18n/locales';
import { dayRange } from './day-range';

it.each<[string, string, Locale, string]>([
  ['2026-11-23', '2026-11-25', 'en', 'Mon, 23 Nov – Wed, 25 Nov'],
  ['2026-12-31', '2027-01-02', 'en', 'Thu, 31 Dec – Sat, 2 Jan'],
  ['2026-11-23', '2026-11-23', 'en', 'Mon, 23 Nov'],
  ['2026-11-23', '2026-11-25', 'hi', 'सोम, 23 नवंबर से बुध, 25 नवंबर'],
])('says %s to %s in %s as %s', (earliest, latest, locale, words) => {
  expect(dayRange(earliest, latest, locale)).toBe(words);
});
