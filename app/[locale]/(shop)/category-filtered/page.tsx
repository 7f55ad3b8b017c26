import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CategoryView } from '@/components/listing/category-view';
import { Page } from '@/components/ui/layout';
import { getCategory } from '@/lib/storefront/catalog';
import { parseListing } from '@/lib/storefront/listing';
import { categoryMetadata } from '../category/[slug]/metadata';

type Props = PageProps<'/[locale]/category-filtered'>;

/** The middleware leads /category/x?… here with x as `category`, so that /category/x can stay static. */
async function asked({ searchParams }: Props) {
  const { category: slug = '', ...query } = parseListing(await searchParams);
  return { slug, query };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug, query } = await asked(props);
  return categoryMetadata({ params: Promise.resolve({ slug }), query });
}

export default async function FilteredCategoryPage(props: Props) {
  const { slug, query } = await asked(props);
  const category = (await getCategory(slug)) ?? notFound();
  return (
    <Page>
      <CategoryView category={category} query={query} />
    </Page>
  );
}
