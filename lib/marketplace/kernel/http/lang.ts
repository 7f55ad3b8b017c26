import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';

/** Returns the language: `?lang=` first, then the preferred Accept-Language, else English. */
export function langOf(query: string | undefined, header: string | undefined): Locale {
  if (isLocale(query)) return query;
  const preferred = (header ?? '')
    .slice(0, 200)
    .split(',')
    .flatMap((part) => {
      const [tag = '', quality] = part.trim().split(';q=');
      const lang = tag.slice(0, 2).toLowerCase();
      return isLocale(lang) ? [{ lang, quality: Number(quality ?? 1) || 0 }] : [];
    })
    .sort((a, b) => b.quality - a.quality)[0];
  return preferred?.lang ?? defaultLocale;
}
