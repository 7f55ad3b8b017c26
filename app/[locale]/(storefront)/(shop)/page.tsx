import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { locale } from 'next/root-params';
import { getLocale, getTranslations } from 'next-intl/server';
import { HomeSections } from '@/components/home/home-sections';
import { MarketOpening } from '@/components/home/market-opening';
import { JsonLd } from '@/components/shell/json-ld';
import { Page } from '@/components/ui/layout';
import { isLocale } from '@/lib/i18n/locales';
import { getHome } from '@/lib/storefront/catalog/home.server';
import { organizationData, websiteData } from '@/lib/storefront/seo/json-ld';
import { pageMetadata } from '@/lib/storefront/seo/seo';

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('meta'), getLocale()]);
  const title = t('title');
  const metadata = pageMetadata({ path: '/', locale, title, description: t('description') });
  return { ...metadata, title: { absolute: title } };
}

export default async function Home() {
  // The name of a missing file, such as /robots.html, arrives here as a language.
  const lang = await locale();
  if (!isLocale(lang)) notFound();
  const [t, home] = await Promise.all([getTranslations('home'), getHome()]);
  return (
    <Page wide className="pt-3 sm:pt-4">
      <h1 className="sr-only">{t('title')}</h1>
      <MarketOpening />
      <HomeSections home={home} />
      <JsonLd data={websiteData(lang)} />
      <JsonLd data={organizationData(lang)} />
    </Page>
  );
}
