'use client';

import {
  type AbstractIntlMessages,
  NextIntlClientProvider,
  useLocale,
  useMessages,
} from 'next-intl';
import { type ReactNode, useMemo } from 'react';

/** Adds texts to those that client components around it have already. */
export function AddedMessages({
  messages,
  children,
}: {
  messages: AbstractIntlMessages;
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
