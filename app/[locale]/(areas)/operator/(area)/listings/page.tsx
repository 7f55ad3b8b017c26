import { ReviewQueue } from '@/components/operator/listings/review-queue';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'listings');

export default function OperatorListingsPage() {
  return (
    <ClientMessages also={['operator_listings', 'price_history']}>
      <ReviewQueue />
    </ClientMessages>
  );
}
