import { Log } from '@/components/operator/team/log';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'log');

export default function OperatorLogPage() {
  return (
    <ClientMessages also={['operator_team']}>
      <Log />
    </ClientMessages>
  );
}
