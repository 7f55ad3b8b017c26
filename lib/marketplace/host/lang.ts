import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';

/** `?lang=` first, then the Accept-Language that the client likes best, English where neither fits. */
export function langOf(query: string | undefined, header: string | undefined): Locale {
  if (isLocale(query)) return query;
  const liked = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=');
      return { lang: tag.slice(0, 2).toLowerCase(), quality: Number(quality ?? 1) || 0 };
    })
    .filter((candidate) => isLocale(candidate.lang))
    .sort((a, b) => b.quality - a.quality)[0];
  return (liked?.lang as Locale | undefined) ?? defaultLocale;
}
