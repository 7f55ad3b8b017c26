import { getTranslations } from 'next-intl/server';
import { AreaPage } from '@/components/areas/area-page';
import { QuestionsPage } from '@/components/seller/feedback/questions-page';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('seller_shell', 'questions');

export default async function SellerQuestionsPage() {
  const [title, t] = await Promise.all([
    getTranslations('seller_shell'),
    getTranslations('seller_feedback'),
  ]);
  return (
    <AreaPage wide title={title('questions')} hint={t('questions_hint')}>
      <ClientMessages also={['seller_feedback']}>
        <QuestionsPage />
      </ClientMessages>
    </AreaPage>
  );
}
