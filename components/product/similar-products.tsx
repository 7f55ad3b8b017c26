import { getTranslations } from 'next-intl/server';
import { SectionLink } from '@/components/shell/section-link';
import { Section } from '@/components/ui/layout';
import { getProducts } from '@/lib/storefront/catalog';
import type { NormalisedProduct } from '@/lib/storefront/product';
import { ProductRow } from './product-row';

const shown = 8;

/** Others of the same category. */
export async function SimilarProducts({ product }: { product: NormalisedProduct }) {
  const category = product.category.slug;
  const [t, { products }] = await Promise.all([
    getTranslations('product'),
    getProducts({ category, limit: shown + 1 }),
  ]);
  const others = products.filter(({ id }) => id !== product.id).slice(0, shown);
  if (!others.length) return null;
  return (
    <Section
      id="similar"
      title={t('similar')}
      aside={<SectionLink href={`/category/${category}`} />}
    >
      <ProductRow products={others} />
    </Section>
  );
}
