import { X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { IntentLink } from '@/components/shell/intent-link';
import type { Locale } from '@/lib/i18n/locales';
import { money } from '@/lib/storefront/format';
import { changed, filterNames, type ListingQuery, listingHref } from '@/lib/storefront/listing';

/** What narrows the list now, each to be taken away by itself. */
export function ActiveFilters({ path, query }: { path: string; query: ListingQuery }) {
  const t = useTranslations('listing');
  const locale = useLocale();
  const active = filterNames.filter((name) => query[name] !== undefined);
  if (!active.length) return null;
  const none = Object.fromEntries(filterNames.map((name) => [name, undefined]));
  return (
    <ul aria-label={t('active')} className="flex flex-wrap items-center gap-2">
      {active.map((name) => (
        <li key={name}>
          <IntentLink
            href={listingHref(path, changed(query, { [name]: undefined }))}
            rel="nofollow"
            scroll={false}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-sunken px-3.5 text-sm font-medium hover:bg-line"
          >
            <span className="sr-only">{t('remove')} </span>
            {t(`is.${name}`, { value: shown(query[name], name, locale) })}
            <X aria-hidden className="size-4" />
          </IntentLink>
        </li>
      ))}
      <li>
        <IntentLink
          href={listingHref(path, changed(query, none))}
          rel="nofollow"
          scroll={false}
          className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-brand hover:underline"
        >
          {t('clear_all')}
        </IntentLink>
      </li>
    </ul>
  );
}

function shown(value: unknown, name: string, locale: Locale): string {
  return name.endsWith('price') ? money(Number(value), locale) : String(value);
}
