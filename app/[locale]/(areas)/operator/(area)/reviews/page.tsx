import { ReportedReviews } from '@/components/operator/listings/reported-reviews';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'reviews');

export default function OperatorReviewsPage() {
  return (
    <ClientMessages also={['operator_reviews']}>
      <ReportedReviews />
    </ClientMessages>
  );
}
