import { notFound } from 'next/navigation';
import { CategoryView } from '@/components/listing/category-view';
import { Page } from '@/components/ui/layout';
import { getCategory } from '@/lib/storefront/catalog';
import { categoryMetadata } from './metadata';

export const ensureStatic = 'navigation';
export const generateStaticParams = () => [{ slug: '_' }];
export const generateMetadata = categoryMetadata;

export default async function PlainCategoryPage({
  params,
}: PageProps<'/[locale]/category/[slug]'>) {
  const category = (await getCategory((await params).slug)) ?? notFound();
  return (
    <Page>
      <CategoryView category={category} query={{}} />
    </Page>
  );
}
