import { getTranslations } from 'next-intl/server';
import { AreaPage } from '@/components/areas/area-page';
import { StartPage } from '@/components/seller/start/start-page';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('seller_shell', 'start');

export default async function SellerStartPage() {
  const [title, t] = await Promise.all([
    getTranslations('seller_shell'),
    getTranslations('seller_start'),
  ]);
  return (
    <AreaPage title={title('start')} hint={t('hint')}>
      <ClientMessages also={['seller_start']}>
        <StartPage />
      </ClientMessages>
    </AreaPage>
  );
}
