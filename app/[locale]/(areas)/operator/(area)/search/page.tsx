import { SearchView } from '@/components/operator/search/search-view';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'search');

export default function OperatorSearchPage() {
  return (
    <ClientMessages also={['operator_search', 'operator_ui']}>
      <SearchView />
    </ClientMessages>
  );
}
