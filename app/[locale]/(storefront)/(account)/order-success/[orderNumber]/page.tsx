import { Suspense } from 'react';
import { SuccessPage } from '@/components/orders/order-success';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('orders', 'success_title');

export default function OrderSuccessPage() {
  return (
    <Suspense>
      <SuccessPage />
    </Suspense>
  );
}
