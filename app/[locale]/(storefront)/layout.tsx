import type { Metadata, Viewport } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SessionGuard } from '@/components/account/session/session-guard';
import { Footer } from '@/components/frame/footer/footer';
import { Header } from '@/components/frame/header/header';
import { LanguageLinks } from '@/components/frame/header/language-links';
import { NavigationBar } from '@/components/frame/header/navigation-bar';
import { LateParts } from '@/components/frame/late-parts';
import { BottomNavigation } from '@/components/frame/markup/shell-markup';
import { SoftNavigation } from '@/components/frame/soft-navigation';
import { OfflineBanner } from '@/components/offline/offline-banner';
import { ServiceWorker } from '@/components/offline/service-worker';
import { FontPreloads } from '@/components/shell/fonts/font-preloads';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { Menus } from '@/components/shell/navigation/menus';
import { PageStyles } from '@/components/shell/page-styles';
import { ScriptsLate } from '@/components/shell/scripts-late';
import { Toaster } from '@/components/shell/toaster';
import { Hearts } from '@/components/wishlist/hearts';
import { config } from '@/lib/config';
import { pathIn } from '@/lib/i18n/language-path';
import { pageLanguage } from '@/lib/i18n/page-language';
import { headerColour } from '@/lib/storefront/seo/app-colours';
import { openSearchType } from '@/lib/storefront/seo/discovery/open-search';
import { titleSuffix } from '@/lib/storefront/seo/page-title';
import '#styles/shop';
import { styleSheets } from '@/lib/storefront/style-sheets.server';

/** Returns no pages, so that the build needs no data: a page is rendered at its first request, then cached. */
export const generateStaticParams = () => [];

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: headerColour.light },
    { media: '(prefers-color-scheme: dark)', color: headerColour.dark },
  ],
};

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('meta'), getLocale()]);
  return {
    metadataBase: new URL(config.siteUrl),
    title: { default: t('title'), template: `%s${titleSuffix(locale)}` },
    description: t('description'),
    applicationName: t('brand'),
    formatDetection: { telephone: false },
    manifest: pathIn(locale, '/manifest.webmanifest'),
    appleWebApp: { title: t('brand'), statusBarStyle: 'default' },
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, t, tc, ts] = await Promise.all([
    getLocale(),
    getTranslations('shell'),
    getTranslations('common'),
    getTranslations('scripts'),
  ]);
  const styles = styleSheets();
  return (
    <html {...pageLanguage(locale)}>
      <head>
        {styles && <PageStyles whole={styles.added} />}
        <link
          rel="search"
          type={openSearchType}
          href={pathIn(locale, '/opensearch.xml')}
          title={t('brand')}
        />
      </head>
      <body id="top" className="flex flex-col">
        <FontPreloads locale={locale} />
        <a
          href="#content"
          className="sr-only z-50 rounded-control bg-brand px-5 py-3 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          {t('skip')}
        </a>
        <ClientMessages>
          <SoftNavigation label={tc('loading')} />
          <Menus />
          <LanguageLinks />
          <SessionGuard byPhone={config.signInByPhone} />
          <Header />
          <NavigationBar />
          <main id="content" tabIndex={-1} className="flex-1 outline-none">
            {children}
          </main>
          <Footer />
          <BottomNavigation />
          <Hearts />
          <LateParts />
          <Toaster label={t('notifications')} />
          <OfflineBanner text={t('offline')} />
          <ServiceWorker />
          <ScriptsLate text={ts('late')} />
        </ClientMessages>
      </body>
    </html>
  );
}
