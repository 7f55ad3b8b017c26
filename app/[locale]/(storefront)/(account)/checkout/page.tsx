import { getTranslations } from 'next-intl/server';
import { CheckoutSteps } from '@/components/cart/checkout-steps';
import { Checkout } from '@/components/checkout/checkout';
import { config } from '@/lib/config';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('checkout', 'title');

export default async function CheckoutPage() {
  const t = await getTranslations('checkout');
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-2xl font-bold sm:text-3xl">{t('title')}</h1>
        <CheckoutSteps at="address" />
      </div>
      <Checkout mapsKey={config.mapsKey} />
    </>
  );
}
