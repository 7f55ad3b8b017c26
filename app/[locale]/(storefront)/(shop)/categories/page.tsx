import { getTranslations } from 'next-intl/server';
import { CategoryTile } from '@/components/browse/category-tile';
import { ListStructuredData } from '@/components/listing/list-structured-data';
import { Page } from '@/components/ui/layout';
import { getCategories } from '@/lib/storefront/catalog/queries.server';
import { simpleMetadata } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = simpleMetadata('/categories', 'categories');

export default async function CategoriesPage() {
  const [t, categories] = await Promise.all([getTranslations('shell'), getCategories()]);
  return (
    <Page>
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl font-bold sm:text-3xl">{t('categories')}</h1>
        <p className="max-w-prose text-ink-soft">{t('categories_hint')}</p>
      </header>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryTile category={category} />
          </li>
        ))}
      </ul>
      <ListStructuredData
        trail={[
          { name: t('home'), path: '/' },
          { name: t('categories'), path: '/categories' },
        ]}
        items={categories.map(({ name, slug }) => ({ name, path: `/category/${slug}` }))}
      />
    </Page>
  );
}
