import { getTranslations } from 'next-intl/server';
import { AreaPage } from '@/components/areas/area-page';
import { ReviewsPage } from '@/components/seller/feedback/reviews-page';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('seller_shell', 'reviews');

export default async function SellerReviewsPage() {
  const [title, t] = await Promise.all([
    getTranslations('seller_shell'),
    getTranslations('seller_feedback'),
  ]);
  return (
    <AreaPage wide title={title('reviews')} hint={t('reviews_hint')}>
      <ClientMessages also={['seller_feedback']}>
        <ReviewsPage />
      </ClientMessages>
    </AreaPage>
  );
}
