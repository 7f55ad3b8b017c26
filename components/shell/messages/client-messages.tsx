import type { Messages } from 'next-intl';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AddedMessages } from './added-messages';

type Namespace = keyof Messages;

/** Namespaces that client components of every page use. */
const base = ['cart', 'wishlist', 'account', 'errors', 'offer', 'list', 'search', 'place'] as const;

/**
 * Provides client components with the namespaces they use and no others: without `also` those of every page,
 * at the root; with it some more, inside.
 */
export async function ClientMessages({
  also,
  children,
}: {
  also?: readonly Namespace[];
  children: ReactNode;
}) {
  const messages = pick(await getMessages(), also ?? base);
  return also ? (
    <AddedMessages messages={messages}>{children}</AddedMessages>
  ) : (
    <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>
  );
}

function pick<Name extends Namespace>(all: Messages, names: readonly Name[]): Partial<Messages> {
  const picked: Partial<Messages> = {};
  for (const name of names) picked[name] = all[name];
  return picked;
}
