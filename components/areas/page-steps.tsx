'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

type Props = { page: number; pages: number; onChoose: (page: number) => void };

/** The way through the pages of a table; nothing where there is one. */
export function PageSteps({ page, pages, onChoose }: Props) {
  const t = useTranslations('areas');
  if (pages < 2) return null;
  return (
    <nav aria-label={t('pages')} className="flex items-center justify-between gap-3">
      <Button look="outline" aria-disabled={page <= 1} onClick={() => onChoose(page - 1)}>
        {t('previous')}
      </Button>
      <span className="text-sm text-ink-soft tabular-nums">{t('page_of', { page, pages })}</span>
      <Button look="outline" aria-disabled={page >= pages} onClick={() => onChoose(page + 1)}>
        {t('next')}
      </Button>
    </nav>
  );
}
