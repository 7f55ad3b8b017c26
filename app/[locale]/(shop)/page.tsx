import { notFound } from 'next/navigation';
import { locale } from 'next/root-params';
import { getTranslations } from 'next-intl/server';
import { CategoryRow } from '@/components/home/category-row';
import { Hero } from '@/components/home/hero';
import { ProductShelf } from '@/components/home/product-shelf';
import { Promotions } from '@/components/home/promotions';
import { TopSellers } from '@/components/home/top-sellers';
import { TrustStrip } from '@/components/home/trust-strip';
import { TrustedStores } from '@/components/home/trusted-stores';
import { LazyRecentlyViewed } from '@/components/product/recently-viewed/lazy-recently-viewed';
import { JsonLd } from '@/components/shell/json-ld';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { Page } from '@/components/ui/layout';
import { isLocale } from '@/lib/i18n/locales';
import { getShelves } from '@/lib/storefront/catalog/shelves.server';
import { organizationData, websiteData } from '@/lib/storefront/seo/json-ld';
import { homeMetadata } from './home-metadata';

export const generateMetadata = homeMetadata;

/** The sections of products in the order of the page, which shows each product once. */
const shown = {
  flash_deal: 'row',
  featured: 'grid',
  top_rated: 'row',
  best_selling: 'row',
  latest: 'grid',
} as const;

export default async function Home() {
  // A file's name that is no page either, such as /robots.html, arrives here as a language.
  const lang = await locale();
  if (!isLocale(lang)) notFound();
  const [t, shelves] = await Promise.all([getTranslations('home'), getShelves(shown)]);
  const first = shelves.flash_deal.length ? 'flash_deal' : 'best_selling';
  return (
    <Page>
      <h1 className="sr-only">{t('title')}</h1>
      <div className="flex flex-col gap-8 sm:gap-10 lg:flex-row lg:gap-6 lg:[&>section]:flex-1 lg:[&>section_.scroller]:auto-cols-[calc(50%-0.5rem)]">
        <div className="flex min-w-0 flex-col gap-4 sm:gap-6 lg:flex-2">
          <CategoryRow />
          <Hero />
        </div>
        <ProductShelf section={first} products={shelves[first]} first />
      </div>
      <ProductShelf section="featured" look="grid" products={shelves.featured} />
      <Promotions />
      <ProductShelf section="top_rated" products={shelves.top_rated} />
      {first !== 'best_selling' && (
        <ProductShelf section="best_selling" products={shelves.best_selling} />
      )}
      <ProductShelf section="latest" look="grid" products={shelves.latest} />
      <TopSellers shelves={shelves} />
      <TrustedStores />
      <TrustStrip />
      <ClientMessages also={['viewed']}>
        <LazyRecentlyViewed />
      </ClientMessages>
      <JsonLd data={websiteData(lang)} />
      <JsonLd data={organizationData(lang)} />
    </Page>
  );
}
