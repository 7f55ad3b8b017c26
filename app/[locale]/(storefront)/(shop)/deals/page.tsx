import { getTranslations } from 'next-intl/server';
import { Discounts } from '@/components/browse/discounts';
import { Promotions } from '@/components/home/promotions';
import { ListStructuredData } from '@/components/listing/list-structured-data';
import { ProductShelf } from '@/components/product/card/product-shelf';
import { Page } from '@/components/ui/layout';
import { getHome } from '@/lib/storefront/catalog/home.server';
import { getShelves } from '@/lib/storefront/catalog/shelves.server';
import { productItems } from '@/lib/storefront/seo/json-ld';
import { simpleMetadata } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = simpleMetadata('/deals', 'deals');

export default async function DealsPage() {
  const [t, shell, { promotions }, shelves] = await Promise.all([
    getTranslations('home'),
    getTranslations('shell'),
    getHome(),
    getShelves({ flash_deal: 'grid', featured: 'grid', top_rated: 'grid' }, { least: 1 }),
  ]);
  return (
    <Page wide className="gap-6! pt-2! sm:pt-4!">
      <header className="flex flex-col">
        <h1 className="text-lg font-bold sm:text-2xl">{t('offers')}</h1>
        <p className="text-sm text-ink-soft">{t('offers_hint')}</p>
      </header>
      <ProductShelf section="flash_deal" look="grid" products={shelves.flash_deal} />
      <Discounts />
      <Promotions banners={promotions} />
      <ProductShelf section="featured" look="grid" products={shelves.featured} />
      <ProductShelf section="top_rated" look="grid" products={shelves.top_rated} />
      <ListStructuredData
        trail={[
          { name: shell('home'), path: '/' },
          { name: t('offers'), path: '/deals' },
        ]}
        items={productItems(shelves.flash_deal)}
      />
    </Page>
  );
}
