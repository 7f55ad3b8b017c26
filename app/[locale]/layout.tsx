import type { Metadata, Viewport } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SessionGuard } from '@/components/account/session/session-guard';
import { OfflineBanner } from '@/components/offline/offline-banner';
import { ServiceWorker } from '@/components/offline/service-worker';
import { inter, preloadFonts } from '@/components/shell/fonts/fonts';
import { Footer } from '@/components/shell/footer/footer';
import { Header } from '@/components/shell/header/header';
import { NavigationBar } from '@/components/shell/header/navigation-bar';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { SoftNavigation } from '@/components/shell/navigation/soft-navigation';
import { Toaster } from '@/components/shell/toaster/toaster';
import { Hearts } from '@/components/wishlist/hearts';
import { config } from '@/lib/config';
import { pathIn } from '@/lib/i18n/language-path';
import { headerColour } from '@/lib/storefront/seo/app-colours';
import './globals.css';

export const ensureStatic = 'shell';
/** Pages are complete when they come: from memory, or rendered in one go. No shell comes before them. */
export const instant = false;

/** A placeholder: the build needs no data, and pages are rendered at their first request. */
export const generateStaticParams = () => [{ locale: '_' }];

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
    title: { default: t('title'), template: `%s · ${t('brand')}` },
    description: t('description'),
    applicationName: t('brand'),
    formatDetection: { telephone: false },
    manifest: pathIn(locale, '/manifest.webmanifest'),
    appleWebApp: { title: t('brand'), statusBarStyle: 'default' },
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, t, tc] = await Promise.all([
    getLocale(),
    getTranslations('shell'),
    getTranslations('common'),
  ]);
  preloadFonts(locale);
  return (
    <html lang={locale} className={inter.variable}>
      <body id="top" className="flex flex-col">
        <a
          href="#content"
          className="sr-only z-50 rounded-control bg-brand px-5 py-3 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          {t('skip')}
        </a>
        <ClientMessages>
          <SoftNavigation label={tc('loading')} />
          <SessionGuard />
          <Header />
          <NavigationBar />
          <main id="content" tabIndex={-1} className="flex-1 outline-none">
            {children}
          </main>
          <Footer />
          <Hearts />
          <Toaster label={t('notifications')} />
          <OfflineBanner text={t('offline')} />
          <ServiceWorker />
        </ClientMessages>
      </body>
    </html>
  );
}
