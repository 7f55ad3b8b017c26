import { getTranslations } from 'next-intl/server';
import { FailedScreen } from '@/components/shell/failed-screen';
import { TriangleAlert } from '@/components/ui/icons';
import { referencePlace } from '@/lib/paths/failed-pages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('errors', 'went_wrong');

/** Shown for a page that failed on the server; error.tsx shows the same for one that failed in the browser. */
export default async function FailedPage() {
  const t = await getTranslations('errors');
  return (
    <FailedScreen
      icon={TriangleAlert}
      title={t('went_wrong')}
      hint={t('no_reason')}
      again={t('reload')}
      reference={t('reference', { id: referencePlace })}
    />
  );
}
