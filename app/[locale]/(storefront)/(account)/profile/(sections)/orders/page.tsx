import { getTranslations } from 'next-intl/server';
import { OrdersSection } from '@/components/account/profile/orders-section';
import { PopularCategories } from '@/components/listing/popular-categories';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('account', 'my_orders');

export default async function OrdersPage() {
  const t = await getTranslations('account');
  return (
    <>
      <h1 className="text-2xl font-bold sm:text-3xl">{t('my_orders')}</h1>
      <OrdersSection onward={<PopularCategories />} />
    </>
  );
}
