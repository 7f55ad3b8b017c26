import type { Messages } from 'next-intl';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AddedMessages } from './added-messages';

/** What the client components of every page say. */
const base = ['cart', 'wishlist', 'account', 'errors', 'offer', 'list', 'search'];

/**
 * Hands client components the texts they need and no others: the base at the root of the page, and a part
 * of the site that needs more stands inside a second one with `also`.
 */
export async function ClientMessages({ also, children }: { also?: string[]; children: ReactNode }) {
  const all = await getMessages();
  const picked = Object.fromEntries(
    (also ?? base).map((name) => [name, all[name as keyof Messages]]),
  );
  return also ? (
    <AddedMessages messages={picked}>{children}</AddedMessages>
  ) : (
    <NextIntlClientProvider messages={picked}>{children}</NextIntlClientProvider>
  );
}
