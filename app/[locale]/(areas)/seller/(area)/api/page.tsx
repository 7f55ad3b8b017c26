import { TokensPage } from '@/components/seller/api/tokens-page';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('seller_shell', 'api');

export default function SellerApiPage() {
  return (
    <ClientMessages also={['seller_api']}>
      <TokensPage />
    </ClientMessages>
  );
}
