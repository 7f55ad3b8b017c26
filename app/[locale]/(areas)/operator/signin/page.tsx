import { OperatorSignIn } from '@/components/operator/shell/operator-sign-in';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_sign_in', 'title');

export default function OperatorSignInPage() {
  return (
    <ClientMessages also={['operator_sign_in']}>
      <OperatorSignIn />
    </ClientMessages>
  );
}
