import { getTranslations } from 'next-intl/server';
import { AddressesSection } from '@/components/account/profile/addresses-section';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('account', 'my_addresses');

export default async function AddressesPage() {
  const t = await getTranslations('account');
  return (
    <>
      <h1 className="text-2xl font-bold sm:text-3xl">{t('my_addresses')}</h1>
      <AddressesSection />
    </>
  );
}
