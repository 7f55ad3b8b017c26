import type { ReactNode } from 'react';
import { SellerShell } from '@/components/seller/shell/seller-shell';
import { ClientMessages } from '@/components/shell/messages/client-messages';

export default function SellerAreaLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages also={['seller_shell']}>
      <SellerShell>{children}</SellerShell>
    </ClientMessages>
  );
}
