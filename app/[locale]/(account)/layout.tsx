import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/shell/client-messages';
import { Page } from '@/components/ui/layout';

/** Rendered at each request, for its scripts carry the nonce of that request. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  await connection();
  return (
    <ClientMessages
      also={[
        'auth',
        'safety',
        'validation',
        'address',
        'checkout',
        'orders',
        'payments',
        'invoice',
      ]}
    >
      <Page>{children}</Page>
    </ClientMessages>
  );
}
