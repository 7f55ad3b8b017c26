import { SearchX } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { IntentLink } from '@/components/shell/intent-link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import {
  activeFilters,
  type ListingQuery,
  listingHref,
  unfiltered,
} from '@/lib/storefront/listing';
import { PopularCategories } from './popular-categories';

/** No product fits: says what to try, and where else to go. */
export async function NothingFound({ path, query }: { path: string; query: ListingQuery }) {
  const t = await getTranslations('listing');
  const narrowed = activeFilters(query).length > 0 || query.page !== undefined;
  return (
    <div className="flex flex-col gap-8">
      <EmptyState
        icon={SearchX}
        level={2}
        title={t('none')}
        hint={t(query.search && !narrowed ? 'none_search' : 'none_hint')}
      >
        <Button asChild>
          <IntentLink href={narrowed ? listingHref(path, unfiltered(query)) : '/categories'}>
            {t(narrowed ? 'clear_filters' : 'browse')}
          </IntentLink>
        </Button>
      </EmptyState>
      <PopularCategories />
    </div>
  );
}
