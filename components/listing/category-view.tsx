import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/shell/json-ld';
import type { CategoryPage } from '@/lib/api/schemas/catalog';
import { getProducts } from '@/lib/storefront/catalog';
import { itemListData, trailData } from '@/lib/storefront/json-ld';
import { type ListingQuery, toProductQuery } from '@/lib/storefront/listing';
import { CategoryChips } from './category-chips';
import { Listing } from './listing';
import { ListingHeader } from './listing-header';

type Props = { category: CategoryPage; query: ListingQuery };

/** A category's products, plain or as its address asks. */
export async function CategoryView({ category, query }: Props) {
  const { name, slug, parent, children } = category;
  const path = `/category/${slug}`;
  const [t, locale, list] = await Promise.all([
    getTranslations('listing'),
    getLocale(),
    getProducts(toProductQuery({ ...query, category: slug })),
  ]);
  const trail = [
    { name: t('home'), path: '/' },
    ...(parent ? [{ name: parent.name, path: `/category/${parent.slug}` }] : []),
    { name, path },
  ];
  const start = (list.page - 1) * list.limit + 1;
  return (
    <>
      <ListingHeader trail={trail} title={name} total={list.total}>
        <CategoryChips categories={children} />
      </ListingHeader>
      <Listing path={path} query={query} list={list} />
      <JsonLd data={trailData(trail, locale)} />
      <JsonLd data={itemListData(list.products, locale, { name, start })} />
    </>
  );
}
