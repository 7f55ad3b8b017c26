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
import { organizationData, websiteData } from '@/lib/storefront/seo/json-ld';
import { homeMetadata } from './home-metadata';

export const generateMetadata = homeMetadata;

export default async function Home() {
  // A file's name that is no page either, such as /robots.html, arrives here as a language.
  const lang = await locale();
  if (!isLocale(lang)) notFound();
  const t = await getTranslations('home');
  return (
    <Page>
      <h1 className="sr-only">{t('title')}</h1>
      <Hero />
      <CategoryRow />
      <ProductShelf section="flash_deal" />
      <ProductShelf section="featured" look="grid" />
      <Promotions />
      <ProductShelf section="top_rated" />
      <ProductShelf section="best_selling" />
      <ProductShelf section="latest" look="grid" />
      <TopSellers />
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
