import { getTranslations } from 'next-intl/server';
import { Checkout } from '@/components/checkout/checkout';
import { config } from '@/lib/config';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('checkout', 'title');

export default async function CheckoutPage() {
  const t = await getTranslations('checkout');
  return (
    <>
      <h1 className="text-2xl font-bold sm:text-3xl">{t('title')}</h1>
      <Checkout mapsKey={config.mapsKey} />
    </>
  );
}
