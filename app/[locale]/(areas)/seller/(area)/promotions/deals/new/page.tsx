import { NewDealPage } from '@/components/seller/promotions/new-deal-page';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('seller_deals', 'add');

export default function SellerNewDealPage() {
  return (
    <ClientMessages also={['seller_deals', 'colours']}>
      <NewDealPage />
    </ClientMessages>
  );
}
