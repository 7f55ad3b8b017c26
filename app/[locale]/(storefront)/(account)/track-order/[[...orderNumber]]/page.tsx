import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { TrackingPage } from '@/components/orders/tracking-page';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('orders', 'track_title');

export default async function TrackOrderPage() {
  const t = await getTranslations('orders');
  return (
    <>
      <h1 className="text-2xl font-bold sm:text-3xl">{t('track_title')}</h1>
      <Suspense>
        <TrackingPage />
      </Suspense>
    </>
  );
}
