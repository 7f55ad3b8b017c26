'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

type Props = { page: number; limit: number; total: number; onPage: (page: number) => void };

/** To the pages before and after; nothing where there is one. */
export function Pages({ page, limit, total, onPage }: Props) {
  const t = useTranslations('seller_imports');
  const pages = Math.ceil(total / limit);
  if (pages < 2) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Button look="outline" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('previous')}
      </Button>
      <span className="text-sm text-ink-soft">{t('page', { page, pages })}</span>
      <Button look="outline" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('next')}
      </Button>
    </div>
  );
}
