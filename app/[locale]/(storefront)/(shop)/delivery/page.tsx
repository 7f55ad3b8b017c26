import { getTranslations } from 'next-intl/server';
import { ArticlePage } from '@/components/content/article-page';
import { LinkedDelivery } from '@/components/orders/shipments/linked-delivery';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('delivery_link', 'title');

/** The target of links in mails about a failed delivery. */
export default async function DeliveryPage() {
  const t = await getTranslations('delivery_link');
  return (
    <ArticlePage path="/delivery" title={t('title')} description={t('hint')}>
      <ClientMessages also={['delivery_link', 'orders']}>
        <LinkedDelivery />
      </ClientMessages>
    </ArticlePage>
  );
}
