'use client';

import { type Messages, NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';

/** Adds namespaces to those that the providers around it have. */
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
      {children}
    </NextIntlClientProvider>
  );
}
