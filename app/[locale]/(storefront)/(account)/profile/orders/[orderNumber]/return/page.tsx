import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { ReturnPage } from '@/components/orders/returns/return-page';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('returns', 'title');

export default async function RequestReturnPage() {
  const t = await getTranslations('returns');
  return (
    <>
      <h1 className="text-2xl font-bold sm:text-3xl">{t('title')}</h1>
      <Suspense>
        <ReturnPage />
      </Suspense>
    </>
  );
}
