import type { Locale } from '@/lib/i18n/locales';

/** "Mon, 23 Nov – Wed, 25 Nov", in Hindi with "से", or one day where both are the same. Takes days in India, YYYY-MM-DD. */
export function dayRange(earliest: string, latest: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'hi' ? 'hi-IN' : 'en-IN', {
    weekday: 'short',
    day: 'numeric',
    // Hindi months are short as they are, and an abbreviation ends with a sign that few know.
    month: locale === 'hi' ? 'long' : 'short',
    timeZone: 'UTC',
  });
  const day = (iso: string) => format.format(new Date(`${iso}T00:00:00Z`));
  return earliest === latest
    ? day(earliest)
    : `${day(earliest)} ${locale === 'hi' ? 'से' : '–'} ${day(latest)}`;
}
