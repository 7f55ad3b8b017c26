import { getTranslations } from 'next-intl/server';
import { AreaPage } from '@/components/areas/area-page';
import { StorePage } from '@/components/seller/store/store-page';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('seller_shell', 'store');

export default async function SellerStorePage() {
  const [title, t] = await Promise.all([
    getTranslations('seller_shell'),
    getTranslations('seller_store'),
  ]);
  return (
    <AreaPage title={title('store')} hint={t('hint')} wide>
      <ClientMessages also={['seller_store']}>
        <StorePage />
      </ClientMessages>
    </AreaPage>
  );
}
