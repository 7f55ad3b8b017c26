import { ImportsPage } from '@/components/seller/imports/imports-page';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('seller_imports', 'title');

export default function SellerImportsPage() {
  return (
    <ClientMessages also={['seller_imports']}>
      <ImportsPage />
    </ClientMessages>
  );
}
