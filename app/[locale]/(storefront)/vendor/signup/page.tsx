import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ApplicationForm } from '@/components/vendor/application-form';
import { VendorCard } from '@/components/vendor/vendor-card';
import { pageMetadata } from '@/lib/storefront/seo/seo';

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('vendor'), getLocale()]);
  const [title, description] = [t('apply_title'), t('apply_description')];
  return pageMetadata({ path: '/vendor/signup', locale, title, description });
}

export default async function VendorSignUpPage() {
  const t = await getTranslations('vendor');
  return (
    <VendorCard title={t('apply_title')} hint={t('apply_description')}>
      <ApplicationForm />
    </VendorCard>
  );
}
