import { WebhooksPage } from '@/components/seller/api/webhooks-page';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('seller_webhooks', 'webhooks');

export default function SellerWebhooksPage() {
  return (
    <ClientMessages also={['seller_api', 'seller_webhooks']}>
      <WebhooksPage />
    </ClientMessages>
  );
}
