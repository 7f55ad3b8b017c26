'use client';

import { type Messages, NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { Remount } from '../remount';

/** Adds namespaces to those of the surrounding providers, for a part of the page that can be rebuilt on its own. */
export function AddedMessages({
  messages,
  children,
}: {
  messages: Partial<Messages>;
  children: ReactNode;
}) {
  const present = useMessages();
  const all = useMemo(() => ({ ...present, ...messages }), [present, messages]);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={all}>
      <Remount>{children}</Remount>
    </NextIntlClientProvider>
  );
}
