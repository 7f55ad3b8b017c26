import { getTranslations } from 'next-intl/server';
import { VendorArea } from '@/components/vendor/vendor-area';
import { VendorCard } from '@/components/vendor/vendor-card';
import { config } from '@/lib/config';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('vendor', 'signin_title');

export default async function VendorSignInPage() {
  const t = await getTranslations('vendor');
  return (
    <VendorCard title={t('signin_title')} hint={t('signin_hint')}>
      <VendorArea sellerUrl={config.sellerUrl} />
    </VendorCard>
  );
}
