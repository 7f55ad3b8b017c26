import { getTranslations } from 'next-intl/server';
import { markGone } from '@/components/shell/mark-not-found';
import { Link } from '@/components/shell/navigation/link';
import { SectionLink } from '@/components/shell/navigation/section-link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PackageX } from '@/components/ui/icons';
import { Page, Section } from '@/components/ui/layout';
import type { FormerProduct } from '@/lib/contract/schemas/catalog';
import { dependOnProducts, getRow } from '@/lib/storefront/catalog/queries.server';
import { ProductRow } from './card/product-row';

const shown = 12;

/** The page, with status 410, of a product that is sold no more, with its like. */
export async function FormerProductPage({ former: { name, category } }: { former: FormerProduct }) {
  markGone();
  const [t, similar] = await Promise.all([
    getTranslations('former_product'),
    getRow({ category: category.slug, limit: shown }),
  ]);
  dependOnProducts(similar);
  const path = `/category/${category.slug}`;
  return (
    <Page>
      <EmptyState icon={PackageX} title={t('title')} hint={t('hint', { name })}>
        <Button asChild>
          <Link href={path}>{t('browse', { category: category.name })}</Link>
        </Button>
      </EmptyState>
      {similar.length > 0 && (
        <Section id="similar" title={t('similar')} aside={<SectionLink href={path} />}>
          <ProductRow products={similar} />
        </Section>
      )}
    </Page>
  );
}
