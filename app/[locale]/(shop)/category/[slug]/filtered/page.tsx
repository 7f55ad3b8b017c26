import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { CategoryView } from '@/components/listing/category-view';
import { Page } from '@/components/ui/layout';
import { getPathname } from '@/lib/i18n/navigation';
import { getCategory } from '@/lib/storefront/catalog';
import { parseListing } from '@/lib/storefront/listing';
import { categoryMetadata } from '../metadata';

type Props = PageProps<'/[locale]/category/[slug]/filtered'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return categoryMetadata({ params, query: parseListing(await searchParams) });
}

/** /category/x?… : the middleware leads here, so that /category/x can stay static. */
export default async function FilteredCategoryPage({ params, searchParams }: Props) {
  const [{ slug }, asked] = await Promise.all([params, searchParams]);
  const category = (await getCategory(slug)) ?? notFound();
  if (!Object.keys(asked).length) {
    permanentRedirect(getPathname({ href: `/category/${slug}`, locale: await getLocale() }));
  }
  const { category: _, ...query } = parseListing(asked);
  return (
    <Page>
      <CategoryView category={category} query={query} />
    </Page>
  );
}
