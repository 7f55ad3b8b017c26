import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { PaymentPage } from '@/components/payments/payment-page';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('payments', 'title');

export default async function PaymentsPage() {
  const t = await getTranslations('payments');
  return (
    <>
      <h1 className="text-2xl font-bold sm:text-3xl">{t('title')}</h1>
      <Suspense>
        <PaymentPage />
      </Suspense>
    </>
  );
}
