'use client';

import { type Locale, NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { serverProcess } from '@/lib/process/server-process';
import { timeZone } from '@/lib/time/india';

const id = 'page-messages';

/** The texts of every page as JSON: as they lie in the server's process, or in the page that the browser has. */
const textsOf = (locale: Locale) =>
  typeof window === 'undefined'
    ? (serverProcess.pageMessages?.[locale] ?? '')
    : (document.getElementById(id)?.textContent ?? '');

/** A page that failed comes without texts: the screen that says so (app/global-error.tsx) has its own, and no reason. */
function parsed(json: string) {
  if (!json) throw new Error('');
  return JSON.parse(json);
}

/** Provides the texts of every page, which are in its HTML and not in its data, where each costs React a value. */
export function RootMessages({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [json] = useState(() => textsOf(locale));
  const [messages] = useState(() => parsed(json));
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={timeZone}>
      {children}
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
