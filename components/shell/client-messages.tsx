import type { Messages } from 'next-intl';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

/** What the client components of every page say. */
const base = ['cart', 'account', 'errors', 'offer'];

/**
 * Hands client components the texts they need and no others. A part of the site that needs more stands
 * inside a second one with `also`; a provider replaces the one around it, so each carries the base.
 */
export async function ClientMessages({
  also = [],
  children,
}: {
  also?: string[];
  children: ReactNode;
}) {
  const all = await getMessages();
  const picked = [...base, ...also].map((name) => [name, all[name as keyof Messages]]);
  return (
    <NextIntlClientProvider messages={Object.fromEntries(picked)}>
      {children}
    </NextIntlClientProvider>
  );
}
