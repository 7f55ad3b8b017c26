import { BankAccountScreen } from '@/components/seller/money/bank-account-screen';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('seller_money', 'bank_title');

export default function SellerBankAccountPage() {
  return (
    <ClientMessages also={['seller_money', 'auth']}>
      <BankAccountScreen />
    </ClientMessages>
  );
}
