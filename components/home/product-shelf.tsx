import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { ProductGrid } from '@/components/product/card/product-grid';
import { ProductRow } from '@/components/product/card/product-row';
import { VisibleUntil } from '@/components/product/deal/visible-until';
import { SectionLink } from '@/components/shell/navigation/section-link';
import { Section } from '@/components/ui/layout';
import { getProducts } from '@/lib/storefront/catalog/queries.server';
import { listingHref, type ShownSection } from '@/lib/storefront/listing/listing';

/** Two full rows of the grid at its widest; a row scrolls on to a few more. */
const shown = { grid: 10, row: 9 };

type Props = { section: ShownSection; look?: keyof typeof shown };

/** The first products of a section of the catalogue; nothing where it is empty. */
export async function ProductShelf({ section, look = 'row' }: Props) {
  const [t, { products }] = await Promise.all([
    getTranslations('shell'),
    getProducts({ section, limit: shown[look] }),
  ]);
  if (!products.length) return null;
  const deals = section === 'flash_deal';
  const shelf = (
    <Section
      id={section}
      className={clsx(look === 'grid' && 'is-grid', section !== 'flash_deal' && 'deferred-layout')}
      title={t(`sections.${section}`)}
      aside={<SectionLink href={listingHref('/products', { section })} />}
    >
      {look === 'grid' ? (
        <ProductGrid products={products} deals={deals} brief />
      ) : (
        <ProductRow products={products} deals={deals} />
      )}
    </Section>
  );
  const ends = products.flatMap(({ flashDeal }) => flashDeal?.endsAt ?? []).sort();
  const last = ends.at(-1);
  return deals && last ? <VisibleUntil time={last}>{shelf}</VisibleUntil> : shelf;
}
