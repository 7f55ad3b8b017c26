import { getTranslations } from 'next-intl/server';
import { Profile } from '@/components/account/profile/profile';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('account', 'my_profile');

export default async function ProfilePage() {
  const t = await getTranslations('account');
  return (
    <>
      <h1 className="text-2xl font-bold sm:text-3xl">{t('my_profile')}</h1>
      <Profile />
    </>
  );
}
