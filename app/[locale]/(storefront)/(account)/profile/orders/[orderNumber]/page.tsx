import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { DetailPage } from '@/components/orders/order-detail';
import { Link } from '@/components/shell/navigation/link';
import { ChevronLeft } from '@/components/ui/icons';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('orders', 'detail_title');

export default async function OrderPage() {
  const t = await getTranslations('orders');
  return (
    <>
      <div className="flex flex-col gap-1">
        <Link
          href="/profile/orders"
          className="inline-flex min-h-11 items-center gap-1 self-start text-brand hover:underline print:hidden"
        >
          <ChevronLeft aria-hidden className="size-5" />
          {t('all')}
        </Link>
        <h1 className="text-2xl font-bold sm:text-3xl">{t('detail_title')}</h1>
      </div>
      <Suspense>
        <DetailPage />
      </Suspense>
    </>
  );
}
