import type { Metadata, Viewport } from 'next';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { FontPreloads } from '@/components/shell/fonts/font-preloads';
import { LanguageLinks } from '@/components/shell/header/language-links';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { config } from '@/lib/config';
import { pageLanguage } from '@/lib/i18n/page-language';
import { styleSheets } from '@/lib/storefront/style-sheets.server';

// Else scripts/lib/build-styles.ts builds the styles.
if (process.env.NODE_ENV === 'development') require('../(storefront)/globals.css');

/** Rendered at each request: what it shows is one operator's, and its scripts carry the nonce of that request. */
export const dynamic = 'force-dynamic';

export const viewport: Viewport = { colorScheme: 'light dark' };

export const metadata: Metadata = {
  metadataBase: new URL(config.siteUrl),
  robots: { index: false, follow: false },
  // The address has the key.
  referrer: 'no-referrer',
};

/** Pages of the shop as operators preview them: with its styles, without its header, session and worker. */
export default async function PreviewLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  const styles = styleSheets();
  return (
    <html {...pageLanguage(locale)}>
      <head>{styles && <link rel="stylesheet" href={styles.whole} />}</head>
      <body>
        <FontPreloads locale={locale} />
        <ClientMessages>
          <main id="content">{children}</main>
          <LanguageLinks />
        </ClientMessages>
      </body>
    </html>
  );
}
