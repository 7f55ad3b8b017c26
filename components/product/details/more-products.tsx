import { getTranslations } from 'next-intl/server';
import { SectionLink } from '@/components/shell/navigation/section-link';
import { Section } from '@/components/ui/layout';
import type { ListedProduct, NormalisedProduct } from '@/lib/storefront/catalog/product';
import { dependOnProducts, getRow } from '@/lib/storefront/catalog/queries.server';
import { ProductRow } from '../card/product-row';

const shown = 6;

/** Returns a filter for products that are no other colour or size of these. */
const isOther = (all: ListedProduct[]) => (each: ListedProduct) =>
  !all.some(({ id, listing }) => id === each.id || (listing && listing.id === each.listing?.id));

/** Other products of the same category, then of the same store. */
export async function MoreProducts({ product }: { product: NormalisedProduct }) {
  const { category, store } = product;
  const [t, ofCategory, ofStore] = await Promise.all([
    getTranslations('product'),
    getRow({ category: category.slug, limit: shown + 1 }),
    getRow({ store: String(store.id), limit: 2 * shown + 1 }),
  ]);
  const others = ofCategory.filter(isOther([product]));
  const similar = others.slice(0, shown);
  const more = ofStore.filter(isOther([product, ...similar])).slice(0, shown);
  dependOnProducts([...similar, ...more]);
  return (
    <>
      {similar.length > 0 && (
        <Section
          id="similar"
          title={t('similar')}
          aside={<SectionLink href={`/category/${category.slug}`} />}
        >
          <ProductRow products={similar} />
        </Section>
      )}
      {more.length > 0 && (
        <Section
          id="of-store"
          title={t('more_of_store', { store: store.name })}
          aside={<SectionLink href={`/store/${store.slug}`} />}
        >
          <ProductRow products={more} />
        </Section>
      )}
    </>
  );
}
