import type { Metadata, Viewport } from 'next';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LanguageLinks } from '@/components/frame/header/language-links';
import { FontPreloads } from '@/components/shell/fonts/font-preloads';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { config } from '@/lib/config';
import { pageLanguage } from '@/lib/i18n/page-language';
import '#styles/shop';
import { styleSheets } from '@/lib/storefront/style-sheets.server';

/** Rendered at each request: its content is one operator's, and its scripts carry the request's nonce. */
export const dynamic = 'force-dynamic';

export const viewport: Viewport = { colorScheme: 'light dark' };

export const metadata: Metadata = {
  metadataBase: new URL(config.siteUrl),
  robots: { index: false, follow: false },
  // The address contains the preview key.
  referrer: 'no-referrer',
};

/** Operators' previews of the shop's pages: with its styles, without its header, session and worker. */
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
