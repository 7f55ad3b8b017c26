import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { Page } from '@/components/ui/layout';
import { company } from '@/lib/storefront/content/company';

/**
 * Rendered at each request, for its scripts carry the nonce of that request. Orders are printed from here,
 * so on paper the shop says who it is.
 */
export const dynamic = 'force-dynamic';

export default async function AccountLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale();
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
      <Page>
        <p className="hidden text-sm print:block">
          <b className="block text-xl">{company.brand[locale]}</b>
          {company.legalName}, {company.address}
        </p>
        {children}
      </Page>
    </ClientMessages>
  );
}
