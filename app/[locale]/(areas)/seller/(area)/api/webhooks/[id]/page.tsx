import { idOf } from '@/components/areas/id-of';
import { WebhookPage } from '@/components/seller/api/webhook-page';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('seller_webhooks', 'webhooks');

export default async function SellerWebhookPage({
  params,
}: PageProps<'/[locale]/seller/api/webhooks/[id]'>) {
  const { id } = await params;
  return (
    <ClientMessages also={['seller_api', 'seller_webhooks']}>
      <WebhookPage id={idOf(id)} />
    </ClientMessages>
  );
}
