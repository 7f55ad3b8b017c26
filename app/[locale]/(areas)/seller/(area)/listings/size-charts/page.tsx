import { SizeChartsPage } from '@/components/seller/listings/size-charts-page';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('size_charts', 'title');

export default function SellerSizeChartsPage() {
  return (
    <ClientMessages also={['size_charts', 'size_chart']}>
      <SizeChartsPage />
    </ClientMessages>
  );
}
