import { ReferencePage } from '@/components/seller/api/reference-page';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('seller_reference', 'title');

export default function SellerApiReferencePage() {
  return (
    <ClientMessages also={['seller_api', 'seller_reference']}>
      <ReferencePage />
    </ClientMessages>
  );
}
