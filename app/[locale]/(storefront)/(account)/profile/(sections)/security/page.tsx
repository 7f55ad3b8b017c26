import { getTranslations } from 'next-intl/server';
import { SecuritySection } from '@/components/account/profile/security-section';
import { config } from '@/lib/config';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('account', 'security');

export default async function SecurityPage() {
  const t = await getTranslations('account');
  return (
    <>
      <h1 className="text-2xl font-bold sm:text-3xl">{t('security')}</h1>
      <SecuritySection byPhone={config.signInByPhone} />
    </>
  );
}
