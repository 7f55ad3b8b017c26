import { SearchX } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { ProductShelf } from '@/components/home/product-shelf';
import { emptyList } from '@/components/listing/empty-list';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { Understood } from '@/lib/api/schemas/understood';
import { getShelves } from '@/lib/storefront/catalog/shelves.server';
import type { ListingQuery } from '@/lib/storefront/listing/listing';
import { OtherSearches } from './other-searches';
import { PopularCategories } from './popular-categories';

type Props = { path: string; query: ListingQuery; understood?: Understood | null };

/** Shown when no product matches, with other searches, links, and for a search what is popular. */
export async function NothingFound({ path, query, understood }: Props) {
  const [t, shelves] = await Promise.all([
    getTranslations('listing'),
    query.search ? getShelves({ best_selling: 'row' }) : undefined,
  ]);
  const { hint, onward, href } = emptyList(path, query);
  const missing = understood?.missing ?? [];
  const title = missing.length > 0 ? t('missing_title', { words: missing.join(', ') }) : t('none');
  return (
    <div className="flex flex-col gap-8">
      <EmptyState icon={SearchX} level={2} title={title} hint={t(hint)}>
        {query.search && <OtherSearches query={query} understood={understood} />}
        <Button asChild>
          <Link href={href}>{t(onward)}</Link>
        </Button>
      </EmptyState>
      <PopularCategories />
      {shelves && <ProductShelf section="best_selling" products={shelves.best_selling} />}
    </div>
  );
}
