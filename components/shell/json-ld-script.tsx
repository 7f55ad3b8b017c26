'use client';

import { serverProcess } from '@/lib/process/server-process';

/** Empty after a client-side navigation: crawlers load whole documents. */
export function JsonLdScript({ textKey }: { textKey: string }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson escapes what could end the script
      dangerouslySetInnerHTML={{
        __html:
          typeof window === 'undefined' ? (serverProcess.htmlOnly?.texts.get(textKey) ?? '') : '',
      }}
    />
  );
}
