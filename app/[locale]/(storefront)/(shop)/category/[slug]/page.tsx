import { permanentRedirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { CategoryView } from '@/components/listing/category-view';
import { NotFoundPage } from '@/components/shell/not-found-page';
import { ListPage } from '@/components/ui/layout';
import { pathIn } from '@/lib/i18n/language-path';
import { getCategory } from '@/lib/storefront/catalog/queries.server';
import { categoryMetadata } from './metadata';

export const generateStaticParams = () => [];
export const generateMetadata = categoryMetadata;

export default async function PlainCategoryPage({
  params,
}: PageProps<'/[locale]/category/[slug]'>) {
  const { slug } = await params;
  const category = await getCategory(slug);
  if (!category) return <NotFoundPage />;
  if (category.slug !== slug) {
    permanentRedirect(pathIn(await getLocale(), `/category/${category.slug}`));
  }
  return (
    <ListPage>
      <CategoryView category={category} query={{}} />
    </ListPage>
  );
}
