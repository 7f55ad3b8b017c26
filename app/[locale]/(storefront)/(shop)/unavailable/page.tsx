import { getTranslations } from 'next-intl/server';
import { FailedScreen } from '@/components/shell/failed-screen';
import { Clock3 } from '@/components/ui/icons';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('unavailable', 'title');

/** What is shown of a page whose data cannot be had for a while. */
export default async function UnavailablePage() {
  const t = await getTranslations('unavailable');
  return <FailedScreen icon={Clock3} title={t('title')} hint={t('hint')} again={t('again')} />;
}
