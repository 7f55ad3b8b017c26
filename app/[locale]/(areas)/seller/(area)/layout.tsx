import type { ReactNode } from 'react';
import { sections } from '@/components/seller/shell/sections';
import { SellerShell } from '@/components/seller/shell/seller-shell';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { rolesOfRoutes } from '@/lib/contract/roles-of-routes';

const roles = rolesOfRoutes(sections.map(({ reads }) => reads));

export default function SellerAreaLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages also={['seller_shell']}>
      <SellerShell roles={roles}>{children}</SellerShell>
    </ClientMessages>
  );
}
