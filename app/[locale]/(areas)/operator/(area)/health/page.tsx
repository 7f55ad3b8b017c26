import { HealthView } from '@/components/operator/health/health-view';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'health');

export default function OperatorHealthPage() {
  return (
    <ClientMessages also={['operator_health']}>
      <HealthView />
    </ClientMessages>
  );
}
