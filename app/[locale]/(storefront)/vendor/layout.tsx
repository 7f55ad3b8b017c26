import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { Page } from '@/components/ui/layout';

export default function VendorLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages also={['vendor', 'validation', 'auth']}>
      <Page>{children}</Page>
    </ClientMessages>
  );
}
