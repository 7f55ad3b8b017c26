import { notFound } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ListStructuredData } from '@/components/listing/list-structured-data';
import { Link } from '@/components/shell/navigation/link';
import { Picture } from '@/components/ui/picture';
import type { Brand } from '@/lib/contract/schemas/catalog';
import { getBrandsPage } from '@/lib/storefront/catalog/browse-pages.server';
import { PageSteps } from './page-steps';

/** All brands, page by page. */
export async function BrandsView({ page }: { page: number }) {
  const [t, { items, more }] = await Promise.all([getTranslations('shell'), getBrandsPage(page)]);
  // The middleware answers 404; this line runs only if the last brand has just been removed.
  if (page > 1 && !items.length) notFound();
  return (
    <>
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl font-bold sm:text-3xl">{t('brands')}</h1>
        <p className="max-w-prose text-ink-soft">{t('brands_hint')}</p>
      </header>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6">
        {items.map((brand) => (
          <li key={brand.id}>
            <BrandTile brand={brand} />
          </li>
        ))}
      </ul>
      <PageSteps path="/brands" page={page} more={more} />
      <ListStructuredData
        trail={[
          { name: t('home'), path: '/' },
          { name: t('brands'), path: '/brands' },
        ]}
        items={items.map(({ name, slug }) => ({ name, path: `/brand/${slug}` }))}
      />
    </>
  );
}

function BrandTile({ brand: { slug, name, image, product_count } }: { brand: Brand }) {
  const t = useTranslations('listing');
  return (
    <Link
      href={`/brand/${slug}`}
      className="group flex h-full flex-col overflow-hidden rounded-card border border-line bg-card transition-shadow hover:shadow-raised"
    >
      <Picture
        src={image}
        alt=""
        sizes="(min-width: 1024px) 190px, (min-width: 640px) 30vw, 46vw"
        widest={300}
        load="soon"
        className="aspect-square w-full"
      />
      <span className="flex flex-col p-3">
        <span className="font-semibold group-hover:text-brand">{name}</span>
        <span className="text-sm text-ink-soft">{t('count', { count: product_count })}</span>
      </span>
    </Link>
  );
}
