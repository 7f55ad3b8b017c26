import { getTranslations } from 'next-intl/server';
import { ProductShelf } from '@/components/home/product-shelf';
import { Promotions } from '@/components/home/promotions';
import { Page } from '@/components/ui/layout';
import { simpleMetadata } from '@/lib/storefront/simple-metadata';

export const ensureStatic = 'navigation';
export const generateMetadata = simpleMetadata('/deals', 'deals');

export default async function DealsPage() {
  const t = await getTranslations('home');
  return (
    <Page>
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl font-bold sm:text-3xl">{t('offers')}</h1>
        <p className="max-w-prose text-ink-soft">{t('offers_hint')}</p>
      </header>
      <ProductShelf section="flash_deal" look="grid" />
      <Promotions />
      <ProductShelf section="featured" look="grid" />
      <ProductShelf section="top_rated" look="grid" />
    </Page>
  );
}
