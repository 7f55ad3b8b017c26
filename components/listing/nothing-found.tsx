import { SearchX } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { IntentLink } from '@/components/shell/intent-link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import {
  activeFilters,
  changed,
  type ListingQuery,
  listingHref,
  unfiltered,
} from '@/lib/storefront/listing';
import { PopularCategories } from './popular-categories';

/** No product fits: says what to try, and where else to go. */
export async function NothingFound({ path, query }: { path: string; query: ListingQuery }) {
  const t = await getTranslations('listing');
  const { hint, onward, href } = wayOnward(path, query);
  return (
    <div className="flex flex-col gap-8">
      <EmptyState icon={SearchX} level={2} title={t('none')} hint={t(hint)}>
        <Button asChild>
          <IntentLink href={href}>{t(onward)}</IntentLink>
        </Button>
      </EmptyState>
      <PopularCategories />
    </div>
  );
}

function wayOnward(path: string, query: ListingQuery) {
  if (query.page !== undefined) {
    const href = listingHref(path, changed(query, { page: undefined }));
    return { hint: 'none_page', onward: 'first_page', href } as const;
  }
  if (activeFilters(query).length) {
    const href = listingHref(path, unfiltered(query));
    return { hint: 'none_hint', onward: 'clear_filters', href } as const;
  }
  const hint = query.search ? 'none_search' : 'none_hint';
  return { hint, onward: 'browse', href: '/categories' } as const;
}
