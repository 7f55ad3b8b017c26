import { MapPinOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/layout';
import { Link } from '@/lib/i18n/navigation';

export default function NotFound() {
  const t = useTranslations('notFound');
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
