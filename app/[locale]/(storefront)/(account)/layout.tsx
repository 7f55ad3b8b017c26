import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { NeedsScript } from '@/components/shell/needs-script';
import { Page } from '@/components/ui/layout';
import { addressOf, company } from '@/lib/company/company';
import { brandIn } from '@/lib/i18n/brand';

/**
 * Rendered at each request, because its scripts carry the request's nonce. Orders are printed from these pages,
 * so the printout names the shop.
 */
export const dynamic = 'force-dynamic';

export default async function AccountLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  const facts = company();
  return (
    <ClientMessages
      also={[
        'account',
        'cart',
        'messages',
        'colours',
        'coupons',
        'errors',
        'auth',
        'safety',
        'validation',
        'address',
        'checkout',
        'orders',
        'payments',
        'invoice',
        'returns',
      ]}
    >
      <Page>
        <p className="hidden text-sm print:block">
          <b className="block text-xl">{brandIn(locale)}</b>
          {facts.legal_name}, {addressOf(facts)}
        </p>
        <NeedsScript>{children}</NeedsScript>
      </Page>
    </ClientMessages>
  );
}
