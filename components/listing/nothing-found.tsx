import { SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/shell/intent-link';
import { Button } from '@/components/ui/button';
import { changed, filterNames, type ListingQuery, listingHref } from '@/lib/storefront/listing';

/** No product fits: says what to try. */
export function NothingFound({ path, query }: { path: string; query: ListingQuery }) {
  const t = useTranslations('listing');
  const narrowed =
    filterNames.some((name) => query[name] !== undefined) || query.page !== undefined;
  const wider = changed(query, Object.fromEntries(filterNames.map((name) => [name, undefined])));
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 py-12 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-accent-soft text-warn">
        <SearchX aria-hidden className="size-9" strokeWidth={1.5} />
      </span>
      <div className="flex flex-col gap-1">
        <h2 className="text-xl font-bold">{t('none')}</h2>
        <p className="text-ink-soft">
          {t(query.search && !narrowed ? 'none_search' : 'none_hint')}
        </p>
      </div>
      <Button asChild>
        <IntentLink href={narrowed ? listingHref(path, wider) : '/categories'}>
          {t(narrowed ? 'clear_all' : 'browse')}
        </IntentLink>
      </Button>
    </div>
  );
}
