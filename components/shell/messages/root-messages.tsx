'use client';

import { type Locale, NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { serverProcess } from '@/lib/process/server-process';
import { timeZone } from '@/lib/time/india';
import { Remount } from '../remount';

const id = 'page-messages';

/** Returns the texts of every page as JSON: from the server's process, or from the browser's document. */
const textsOf = (locale: Locale) =>
  typeof window === 'undefined'
    ? (serverProcess.pageMessages?.[locale] ?? '')
    : (document.getElementById(id)?.textContent ?? '');

/**
 * Parses the texts. A failed page has none: its error screen (app/global-error.tsx) has its own texts and needs
 * no message.
 */
function parsed(json: string) {
  if (!json) throw new Error('');
  return JSON.parse(json);
}

/**
 * Provides the texts of every page. They are in its HTML and not in its data, where each text costs React a
 * value.
 */
export function RootMessages({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [json] = useState(() => textsOf(locale));
  const [messages] = useState(() => parsed(json));
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={timeZone}>
      <Remount>{children}</Remount>
      <script
        id={id}
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson escapes what could end the script
        dangerouslySetInnerHTML={{ __html: json }}
      />
    </NextIntlClientProvider>
  );
}
