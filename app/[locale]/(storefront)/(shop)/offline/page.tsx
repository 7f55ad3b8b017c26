import { getTranslations } from 'next-intl/server';
import { KeptProducts } from '@/components/offline/kept-products';
import { TryAgain } from '@/components/offline/try-again';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { WifiOff } from '@/components/ui/icons';
import { Page } from '@/components/ui/layout';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('offline', 'title');

/** Shown by the service worker, at any address, for a page that is not cached on the device. */
export default async function OfflinePage() {
  const t = await getTranslations('offline');
  return (
    <Page>
      <EmptyState icon={WifiOff} title={t('title')} hint={t('hint')}>
        <div className="flex flex-wrap justify-center gap-3">
          <TryAgain label={t('again')} />
          <Button asChild look="outline">
            <Link href="/">{t('home')}</Link>
          </Button>
        </div>
      </EmptyState>
      <KeptProducts title={t('kept')} />
    </Page>
  );
}
