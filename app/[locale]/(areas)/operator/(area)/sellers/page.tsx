import { Applications } from '@/components/operator/sellers/applications';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'sellers');

export default function OperatorSellersPage() {
  return (
    <ClientMessages also={['operator_sellers']}>
      <Applications />
    </ClientMessages>
  );
}
