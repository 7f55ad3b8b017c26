import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { CheckoutSteps } from '@/components/cart/checkout-steps';
import { PaymentPage } from '@/components/payments/payment-page';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('payments', 'title');

export default async function PaymentsPage() {
  const t = await getTranslations('payments');
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-2xl font-bold sm:text-3xl">{t('title')}</h1>
        <CheckoutSteps at="payment" />
      </div>
      <Suspense>
        <PaymentPage />
      </Suspense>
    </>
  );
}
