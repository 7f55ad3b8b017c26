import { Team } from '@/components/operator/team/team';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'team');

export default function OperatorTeamPage() {
  return (
    <ClientMessages also={['operator_team']}>
      <Team />
    </ClientMessages>
  );
}
