import { getTranslations } from 'next-intl/server';
import { VendorCard } from '@/components/vendor/vendor-card';
import { VendorReset } from '@/components/vendor/vendor-reset';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('vendor', 'forgot_title');

export default async function VendorForgotPasswordPage() {
  const t = await getTranslations('vendor');
  return (
    <VendorCard title={t('forgot_title')} hint={t('forgot_hint')}>
      <VendorReset />
    </VendorCard>
  );
}
