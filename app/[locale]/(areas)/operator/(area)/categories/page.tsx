import { Categories } from '@/components/operator/catalogue/categories';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'categories');

export default function OperatorCategoriesPage() {
  return (
    <ClientMessages also={['operator_catalogue', 'size_charts', 'size_chart']}>
      <Categories />
    </ClientMessages>
  );
}
