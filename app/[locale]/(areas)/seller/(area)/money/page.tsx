import { MoneyScreen } from '@/components/seller/money/money-screen';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('seller_money', 'title');

export default function SellerMoneyPage() {
  return (
    <ClientMessages also={['seller_money']}>
      <MoneyScreen />
    </ClientMessages>
  );
}
