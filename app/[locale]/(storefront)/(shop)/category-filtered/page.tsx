import type { Metadata } from 'next';
import { CategoryView } from '@/components/listing/category-view';
import { NotFoundPage } from '@/components/shell/not-found-page';
import { ListPage } from '@/components/ui/layout';
import { getCategory } from '@/lib/storefront/catalog/queries.server';
import { hasUnread, parseListing } from '@/lib/storefront/listing/listing';
import { categoryMetadata } from '../category/[slug]/metadata';

/** Rendered at each request, because it depends on the query. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/category-filtered'>;

/**
 * The middleware rewrites /category/x?… to this page with `of=x`, so that /category/x can stay static. If x is
 * unknown, the server answers with the plain page instead, for its status (server/accelerator/cached-pages.ts).
 */
async function asked({ searchParams }: Props) {
  const params = await searchParams;
  const query = parseListing(params);
  return { slug: String(params.of), query, isUnread: hasUnread(params, query) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug, ...rest } = await asked(props);
  return categoryMetadata({ params: Promise.resolve({ slug }), ...rest });
}

export default async function FilteredCategoryPage(props: Props) {
  const { slug, query } = await asked(props);
  const category = await getCategory(slug);
  if (!category) return <NotFoundPage />;
  return (
    <ListPage>
      <CategoryView category={category} query={query} />
    </ListPage>
  );
}
