import { getTranslations } from 'next-intl/server';
import { ProductRow } from '@/components/product/card/product-row';
import { Section } from '@/components/ui/layout';
import type { ListedProduct } from '@/lib/storefront/catalog/product';

/** What an operator chose to show. */
export async function Picks({
  products,
  title,
}: {
  products: ListedProduct[];
  title: string | null;
}) {
  if (!products.length) return null;
  const t = await getTranslations('home');
  return (
    <Section id="picks" className="deferred-layout" title={title ?? t('picks')}>
      <ProductRow products={products} />
    </Section>
  );
}
