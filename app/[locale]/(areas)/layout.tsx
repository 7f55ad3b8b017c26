import type { Metadata, Viewport } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LanguageLinks } from '@/components/frame/header/language-links';
import { FontPreloads } from '@/components/shell/fonts/font-preloads';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { NeedsScript } from '@/components/shell/needs-script';
import { ScriptsLate } from '@/components/shell/scripts-late';
import { Toaster } from '@/components/shell/toaster';
import { config } from '@/lib/config';
import { brandIn } from '@/lib/i18n/brand';
import { pageLanguage } from '@/lib/i18n/page-language';
import { titleSuffix } from '@/lib/storefront/seo/page-title';
import '#styles/areas';
import { styleSheets } from '@/lib/storefront/style-sheets.server';

/** Rendered at each request, because its scripts carry the request's nonce. */
export const dynamic = 'force-dynamic';

export const viewport: Viewport = { colorScheme: 'light dark' };

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  return {
    metadataBase: new URL(config.siteUrl),
    title: { default: brandIn(locale), template: `%s${titleSuffix(locale)}` },
    robots: { index: false, follow: false },
    formatDetection: { telephone: false },
  };
}

/** The seller and operator areas: separate documents, which share neither code nor styles with the shop. */
export default async function AreasLayout({ children }: { children: ReactNode }) {
  const [locale, t, ts] = await Promise.all([
    getLocale(),
    getTranslations('areas'),
    getTranslations('scripts'),
  ]);
  const styles = styleSheets();
  return (
    <html {...pageLanguage(locale)}>
      <head>{styles && <link rel="stylesheet" href={styles.areas} />}</head>
      <body>
        <FontPreloads locale={locale} />
        <a
          href="#content"
          className="sr-only z-50 rounded-control bg-brand px-5 py-3 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          {t('skip')}
        </a>
        <NextIntlClientProvider messages={{}}>
          <ClientMessages also={['errors', 'validation', 'auth', 'areas']}>
            <NeedsScript>{children}</NeedsScript>
            <ScriptsLate text={ts('late')} />
            <LanguageLinks />
            <Toaster label={t('notifications')} />
          </ClientMessages>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
