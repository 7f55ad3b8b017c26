import {
  type ByLanguage,
  inLanguage,
  type Locale,
  languages,
  perLanguage,
} from '@/lib/i18n/locales';

/** Hindi months are short in full, and their abbreviation ends with an uncommon character. */
const style: ByLanguage<{ month: 'short' | 'long'; to: string }> = {
  en: { month: 'short', to: '–' },
  hi: { month: 'long', to: 'से' },
};

/** Building a formatter is slow, and a list has sixty cards. */
const formatOf = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(languages[locale].tag, {
      weekday: 'short',
      day: 'numeric',
      month: inLanguage(style, locale).month,
      timeZone: 'UTC',
    }),
);

/**
 * Formats "Mon, 23 Nov – Wed, 25 Nov", in Hindi with "से", or one day if both are the same. Takes days in
 * India, YYYY-MM-DD.
 */
export function dayRange(earliest: string, latest: string, locale: Locale): string {
  const day = (iso: string) => formatOf(locale).format(new Date(`${iso}T00:00:00Z`));
  return earliest === latest
    ? day(earliest)
    : `${day(earliest)} ${inLanguage(style, locale).to} ${day(latest)}`;
}
