import { idOf } from '@/components/areas/id-of';
import { ShipmentDetail } from '@/components/seller/shipments/shipment-detail';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('seller_shell', 'shipments');

type Props = { params: Promise<{ id: string }> };

export default async function SellerShipmentPage({ params }: Props) {
  const { id } = await params;
  return (
    <ClientMessages also={['seller_shipments', 'tax_documents']}>
      <ShipmentDetail id={idOf(id)} />
    </ClientMessages>
  );
}
