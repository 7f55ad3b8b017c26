import { idOf } from '@/components/areas/id-of';
import { EditorScreen } from '@/components/seller/listings/editor/editor-screen';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('seller_listing', 'title');

export default async function SellerListingPage({ params }: { params: Promise<{ id: string }> }) {
  return (
    <ClientMessages also={['seller_listings', 'seller_listing', 'price_history', 'countries']}>
      <EditorScreen id={idOf((await params).id)} />
    </ClientMessages>
  );
}
