import { Suspense } from 'react';
import { ReturnsList } from '@/components/seller/returns/returns-list';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('seller_shell', 'returns');

export default function SellerReturnsPage() {
  return (
    <ClientMessages also={['seller_returns']}>
      <Suspense>
        <ReturnsList />
      </Suspense>
    </ClientMessages>
  );
}
