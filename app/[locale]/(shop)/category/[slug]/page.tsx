import { CategoryView } from '@/components/listing/category-view';
import { NotFoundPage } from '@/components/shell/not-found-page';
import { Page } from '@/components/ui/layout';
import { getCategory } from '@/lib/storefront/catalog';
import { categoryMetadata } from './metadata';

export const ensureStatic = 'navigation';
export const generateStaticParams = () => [{ slug: '_' }];
export const generateMetadata = categoryMetadata;

export default async function PlainCategoryPage({
  params,
}: PageProps<'/[locale]/category/[slug]'>) {
  const category = await getCategory((await params).slug);
  if (!category) return <NotFoundPage />;
  return (
    <Page>
      <CategoryView category={category} query={{}} />
    </Page>
  );
}
