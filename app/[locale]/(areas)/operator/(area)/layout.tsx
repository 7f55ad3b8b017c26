import type { ReactNode } from 'react';
import { OperatorShell } from '@/components/operator/shell/operator-shell';
import { sections } from '@/components/operator/shell/sections';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { rolesOfRoutes } from '@/lib/contract/roles-of-routes';

const roles = rolesOfRoutes(sections.map(({ reads }) => reads));

export default function OperatorAreaLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages also={['operator_shell']}>
      <OperatorShell roles={roles}>{children}</OperatorShell>
    </ClientMessages>
  );
}
