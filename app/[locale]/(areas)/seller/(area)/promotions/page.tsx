import { PromotionsPage } from '@/components/seller/promotions/promotions-page';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('seller_shell', 'promotions');

export default function SellerPromotionsPage() {
  return (
    <ClientMessages also={['seller_deals', 'seller_coupons', 'coupon_form']}>
      <PromotionsPage />
    </ClientMessages>
  );
}
