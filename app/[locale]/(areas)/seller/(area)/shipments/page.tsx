import { ShipmentsView } from '@/components/seller/shipments/shipments-view';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('seller_shell', 'shipments');

export default function SellerShipmentsPage() {
  return (
    <ClientMessages also={['seller_shipments']}>
      <ShipmentsView />
    </ClientMessages>
  );
}
