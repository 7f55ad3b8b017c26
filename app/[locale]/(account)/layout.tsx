import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/shell/client-messages';
import { Page } from '@/components/ui/layout';

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages also={['auth', 'validation', 'address', 'checkout', 'orders']}>
      <Page>{children}</Page>
    </ClientMessages>
  );
}
