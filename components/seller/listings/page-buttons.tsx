import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

type Props = { page: number; pages: number; total: number; onPage: (page: number) => void };

/** How many listings there are, and the way to the next of them. */
export function PageButtons({ page, pages, total, onPage }: Props) {
  const t = useTranslations('seller_listings');
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap items-center gap-3">
      <span className="mr-auto text-ink-soft">{t('total', { count: total })}</span>
      <Button look="outline" aria-disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('previous')}
      </Button>
      <span>{t('page', { page, pages })}</span>
      <Button look="outline" aria-disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('next')}
      </Button>
    </nav>
  );
}
