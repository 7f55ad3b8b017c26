import { Hourglass } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { ReloadButton } from '@/components/offline/reload-button';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/layout';
import { privatePage } from '@/lib/storefront/seo/private-page';

export const generateMetadata = privatePage('busy', 'title');

/** What a visitor sees, at any address of a list, who has asked for too many of them. */
export default async function BusyPage() {
  const t = await getTranslations('busy');
  return (
    <Page>
      <EmptyState icon={Hourglass} title={t('title')} hint={t('hint')}>
        <div className="flex flex-wrap justify-center gap-3">
          <ReloadButton label={t('again')} />
          <Button asChild look="outline">
            <Link href="/">{t('home')}</Link>
          </Button>
        </div>
      </EmptyState>
    </Page>
  );
}
