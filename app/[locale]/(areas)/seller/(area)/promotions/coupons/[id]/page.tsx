import { idOf } from '@/components/areas/id-of';
import { CouponPage } from '@/components/seller/promotions/coupon-page';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('seller_coupons', 'coupon');

export default async function SellerCouponPage({ params }: { params: Promise<{ id: string }> }) {
  return (
    <ClientMessages also={['seller_coupons', 'coupon_form', 'colours']}>
      <CouponPage id={idOf((await params).id)} />
    </ClientMessages>
  );
}
