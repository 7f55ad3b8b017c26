import { SearchX } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { emptyList } from '@/components/listing/empty-list';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { ListingQuery } from '@/lib/storefront/listing/listing';
import { PopularCategories } from './popular-categories';

/** Shown when no product matches, with suggestions and links. */
export async function NothingFound({ path, query }: { path: string; query: ListingQuery }) {
  const t = await getTranslations('listing');
  const { hint, onward, href } = emptyList(path, query);
  return (
    <div className="flex flex-col gap-8">
      <EmptyState icon={SearchX} level={2} title={t('none')} hint={t(hint)}>
        <Button asChild>
          <Link href={href}>{t(onward)}</Link>
        </Button>
      </EmptyState>
      <PopularCategories />
    </div>
  );
}
