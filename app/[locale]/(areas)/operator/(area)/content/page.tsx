import { ContentView } from '@/components/operator/content/content-view';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'content');

export default function OperatorContentPage() {
  return (
    <ClientMessages also={['operator_content']}>
      <ContentView />
    </ClientMessages>
  );
}
