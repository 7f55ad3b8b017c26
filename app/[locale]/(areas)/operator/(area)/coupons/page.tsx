import { Coupons } from '@/components/operator/promotions/coupons';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'coupons');

export default function OperatorCouponsPage() {
  return (
    <ClientMessages also={['operator_coupons', 'coupon_form']}>
      <Coupons />
    </ClientMessages>
  );
}
