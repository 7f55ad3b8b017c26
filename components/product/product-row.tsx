import { useTranslations } from 'next-intl';
import { Scroller } from '@/components/ui/scroller';
import type { ListedProduct } from '@/lib/storefront/product';
import { ProductCard } from './product-card';

/** Products side by side; the row scrolls. */
export function ProductRow({ products }: { products: ListedProduct[] }) {
  const t = useTranslations('common');
  return (
    <Scroller
      labels={{ back: t('back'), on: t('on') }}
      className="-mx-4 auto-cols-[min(44vw,12.5rem)] gap-3 px-4 py-1 sm:mx-0 sm:auto-cols-[13rem] sm:gap-4 sm:px-0"
    >
      {products.map((product) => (
        <li key={product.id} className="snap-start">
          <ProductCard product={product} />
        </li>
      ))}
    </Scroller>
  );
}
