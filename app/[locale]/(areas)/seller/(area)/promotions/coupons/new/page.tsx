import { NewCouponPage } from '@/components/seller/promotions/coupon-page';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('seller_coupons', 'add');

export default function SellerNewCouponPage() {
  return (
    <ClientMessages also={['seller_coupons', 'coupon_form', 'colours']}>
      <NewCouponPage />
    </ClientMessages>
  );
}
