import { SellerSignIn } from '@/components/seller/shell/seller-sign-in';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('seller_sign_in', 'title');

export default function SellerSignInPage() {
  return (
    <ClientMessages also={['seller_sign_in']}>
      <SellerSignIn />
    </ClientMessages>
  );
}
