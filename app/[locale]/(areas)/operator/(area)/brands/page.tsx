import { Brands } from '@/components/operator/catalogue/brands';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'brands');

export default function OperatorBrandsPage() {
  return (
    <ClientMessages also={['operator_catalogue']}>
      <Brands />
    </ClientMessages>
  );
}
