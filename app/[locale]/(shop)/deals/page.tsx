import { getTranslations } from 'next-intl/server';
import { Discounts } from '@/components/browse/discounts';
import { ProductShelf } from '@/components/home/product-shelf';
import { Promotions } from '@/components/home/promotions';
import { ListStructuredData } from '@/components/listing/list-structured-data';
import { Page } from '@/components/ui/layout';
import { getProducts } from '@/lib/storefront/catalog/queries.server';
import { productItems } from '@/lib/storefront/seo/json-ld';
import { simpleMetadata } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = simpleMetadata('/deals', 'deals');

export default async function DealsPage() {
  const [t, shell, deals] = await Promise.all([
    getTranslations('home'),
    getTranslations('shell'),
    getProducts({ section: 'flash_deal', limit: 10 }),
  ]);
  return (
    <Page>
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl font-bold sm:text-3xl">{t('offers')}</h1>
        <p className="max-w-prose text-ink-soft">{t('offers_hint')}</p>
      </header>
      <ProductShelf section="flash_deal" look="grid" />
      <Discounts />
      <Promotions />
      <ProductShelf section="featured" look="grid" />
      <ProductShelf section="top_rated" look="grid" />
      <ListStructuredData
        trail={[
          { name: shell('home'), path: '/' },
          { name: t('offers'), path: '/deals' },
        ]}
        items={productItems(deals.products)}
      />
    </Page>
  );
}
