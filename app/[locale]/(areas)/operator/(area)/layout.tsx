import type { ReactNode } from 'react';
import { OperatorShell } from '@/components/operator/shell/operator-shell';
import { ClientMessages } from '@/components/shell/messages/client-messages';

export default function OperatorAreaLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages also={['operator_shell']}>
      <OperatorShell>{children}</OperatorShell>
    </ClientMessages>
  );
}
