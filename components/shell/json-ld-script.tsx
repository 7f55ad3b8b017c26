'use client';

import { serverProcess } from '@/lib/process/server-process';

/** Empty on a page that is come to by a link: who reads it loads whole pages. */
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
