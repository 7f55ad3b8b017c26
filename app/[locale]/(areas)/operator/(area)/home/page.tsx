import { HomeView } from '@/components/operator/home/home-view';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'home');

export default function OperatorHomePage() {
  return (
    <ClientMessages also={['operator_home', 'operator_catalogue', 'operator_ui']}>
      <HomeView />
    </ClientMessages>
  );
}
