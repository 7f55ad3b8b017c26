import type { Metadata } from 'next';
import { BrandView } from '@/components/listing/brand-view';
import { NotFoundPage } from '@/components/shell/not-found-page';
import { ListPage } from '@/components/ui/layout';
import { getBrand } from '@/lib/storefront/catalog/queries.server';
import { hasUnread, parseListing } from '@/lib/storefront/listing/listing';
import { brandMetadata } from '../brand/[slug]/metadata';

/** Rendered at each request, because it depends on the query. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/brand-filtered'>;

/** The middleware rewrites /brand/x?… to this page with `of=x`, so that /brand/x can stay static. */
async function asked({ searchParams }: Props) {
  const params = await searchParams;
  const query = parseListing(params, 'brand');
  return { slug: String(params.of), query, isUnread: hasUnread(params, query, 'brand') };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug, ...rest } = await asked(props);
  return brandMetadata({ params: Promise.resolve({ slug }), ...rest });
}

export default async function FilteredBrandPage(props: Props) {
  const { slug, query } = await asked(props);
  const brand = await getBrand(slug);
  if (!brand) return <NotFoundPage />;
  return (
    <ListPage>
      <BrandView brand={brand} query={query} />
    </ListPage>
  );
}
