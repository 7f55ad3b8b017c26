import { Today } from '@/components/operator/today/today';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'today');

export default function OperatorTodayPage() {
  return (
    <ClientMessages also={['operator_today', 'operator_first_steps']}>
      <Today />
    </ClientMessages>
  );
}
