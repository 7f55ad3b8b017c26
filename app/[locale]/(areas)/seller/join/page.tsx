import { JoinStore } from '@/components/seller/staff/join-store';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('seller_join', 'join');

export default function SellerJoinPage() {
  return (
    <ClientMessages also={['seller_join', 'seller_staff']}>
      <JoinStore />
    </ClientMessages>
  );
}
