import { ListingsScreen } from '@/components/seller/listings/listings-screen';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('seller_listings', 'title');

export default function SellerListingsPage() {
  return (
    <ClientMessages also={['seller_listings']}>
      <ListingsScreen />
    </ClientMessages>
  );
}
