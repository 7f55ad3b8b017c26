import { getTranslations } from 'next-intl/server';
import { FailedScreen } from '@/components/shell/failed-screen';
import { Clock3 } from '@/components/ui/icons';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('unavailable', 'title');

/** Shown for a page whose data is unavailable for a while. */
export default async function UnavailablePage() {
  const t = await getTranslations('unavailable');
  return <FailedScreen icon={Clock3} title={t('title')} hint={t('hint')} again={t('again')} />;
}
