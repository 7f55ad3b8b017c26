import { Account } from '@/components/operator/team/account';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'account');

export default function OperatorAccountPage() {
  return (
    <ClientMessages also={['operator_team', 'operator_sign_in']}>
      <Account />
    </ClientMessages>
  );
}
