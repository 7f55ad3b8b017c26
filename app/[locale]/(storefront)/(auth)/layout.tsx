import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { NeedsScript } from '@/components/shell/needs-script';
import { Page } from '@/components/ui/layout';

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages also={['auth', 'validation']}>
      <Page>
        <NeedsScript>{children}</NeedsScript>
      </Page>
    </ClientMessages>
  );
}
