import type { Metadata } from 'next';
import { CategoryView } from '@/components/listing/category-view';
import { NotFoundPage } from '@/components/shell/not-found-page';
import { Page } from '@/components/ui/layout';
import { getCategory } from '@/lib/storefront/catalog/queries.server';
import { parseListing } from '@/lib/storefront/listing/listing';
import { categoryMetadata } from '../category/[slug]/metadata';

/** Of its query. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/category-filtered'>;

/**
 * The middleware leads /category/x?… here with `of=x`, so that /category/x can stay static. Where x is
 * unknown the server answers the plain page instead, for its status (server/accelerator/cached-pages.ts).
 */
async function asked({ searchParams }: Props) {
  const params = await searchParams;
  return { slug: String(params.of), query: parseListing(params) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug, query } = await asked(props);
  return categoryMetadata({ params: Promise.resolve({ slug }), query });
}

export default async function FilteredCategoryPage(props: Props) {
  const { slug, query } = await asked(props);
  const category = await getCategory(slug);
  if (!category) return <NotFoundPage />;
  return (
    <Page>
      <CategoryView category={category} query={query} />
    </Page>
  );
}
