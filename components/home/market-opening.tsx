import { getTranslations } from 'next-intl/server';
import { ProductShelf } from '@/components/product/card/product-shelf';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Store } from '@/components/ui/icons';
import { getProducts, getStores } from '@/lib/storefront/catalog/queries.server';
import { fullRow } from '@/lib/storefront/catalog/shelves.server';

/** A market with a full row of trusted stores is no longer new. */
const grownUp = 4;

/** The page of a new market: an announcement, or its first few products, too few for a shelf. */
export async function MarketOpening() {
  if ((await getStores(grownUp, 1, 'rating')).length >= grownUp) return null;
  const { products, total } = await getProducts({ section: 'latest', limit: fullRow });
  if (total >= fullRow) return null;
  if (total > 0) return <ProductShelf section="latest" look="grid" products={products} first />;
  const t = await getTranslations('home');
  return (
    <EmptyState icon={Store} title={t('opening')} hint={t('opening_hint')} level={2}>
      <Button asChild look="outline">
        <Link href="/vendor/signup">{t('sell_here')}</Link>
      </Button>
    </EmptyState>
  );
}
