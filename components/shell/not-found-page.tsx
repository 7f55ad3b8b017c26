import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { MapPinOff } from '@/components/ui/icons';
import { Page } from '@/components/ui/layout';
import { markNotFound } from './mark-not-found';
import { Link } from './navigation/link';

/** The 404 page. */
export function NotFoundPage() {
  markNotFound();
  return <NotFoundScreen />;
}

/** Part of every page, for Next's `notFound()`, so it sets no mark. */
export async function NotFoundScreen() {
  const t = await getTranslations('notFound');
  return (
    <Page>
      <EmptyState icon={MapPinOff} title={t('title')} hint={t('hint')}>
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild>
            <Link href="/">{t('home')}</Link>
          </Button>
          <Button asChild look="outline">
            <Link href="/categories">{t('browse')}</Link>
          </Button>
        </div>
      </EmptyState>
    </Page>
  );
}
