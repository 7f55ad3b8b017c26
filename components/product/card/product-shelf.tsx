import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { ProductGrid } from '@/components/product/card/product-grid';
import { ProductRow } from '@/components/product/card/product-row';
import { VisibleUntil } from '@/components/product/deal/visible-until';
import { SectionLink } from '@/components/shell/navigation/section-link';
import { Section } from '@/components/ui/layout';
import type { ListedProduct } from '@/lib/storefront/catalog/product';
import type { ShelfLook } from '@/lib/storefront/catalog/shelves.server';
import { listingHref, type ShownSection } from '@/lib/storefront/listing/listing';

type Props = {
  section: ShownSection;
  /** Replaces the shop's own title. */
  title?: string | null;
  products: ListedProduct[];
  look?: ShelfLook;
  /** True in the first screen, where the shelf is laid out at once. */
  first?: boolean;
};

/** The first products of a catalogue section; nothing if there are none. */
export async function ProductShelf({ section, title, products, look = 'row', first }: Props) {
  const t = await getTranslations('shell');
  if (!products.length) return null;
  const deals = section === 'flash_deal';
  const shelf = (
    <Section
      id={section}
      className={clsx(look === 'grid' && 'is-grid', !deals && !first && 'deferred-layout')}
      title={title ?? t(`sections.${section}`)}
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
