import { getTranslations } from 'next-intl/server';
import { MessagesSection } from '@/components/account/profile/messages-section';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('messages', 'title');

export default async function MessagesPage() {
  const t = await getTranslations('messages');
  return (
    <>
      <h1 className="text-2xl font-bold sm:text-3xl">{t('title')}</h1>
      <MessagesSection />
    </>
  );
}
