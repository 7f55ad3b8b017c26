import { idOf } from '@/components/areas/id-of';
import { DealPage } from '@/components/seller/promotions/deal-page';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('seller_deals', 'deal');

export default async function SellerDealPage({ params }: { params: Promise<{ id: string }> }) {
  return (
    <ClientMessages also={['seller_deals', 'colours']}>
      <DealPage id={idOf((await params).id)} />
    </ClientMessages>
  );
}
