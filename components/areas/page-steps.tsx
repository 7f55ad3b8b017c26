'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

type Props = {
  page: number;
  pages: number;
  onChoose: (page: number) => void;
  /** On the buttons, where the list has words of its own for them. */
  texts?: { previous: string; next: string };
};

/** The way through the pages of a table; nothing where there is one. */
export function PageSteps({ page, pages, onChoose, texts }: Props) {
  const t = useTranslations('areas');
  if (pages < 2) return null;
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap items-center justify-between gap-3">
      <Button look="outline" aria-disabled={page <= 1} onClick={() => onChoose(page - 1)}>
        {texts?.previous ?? t('previous')}
      </Button>
      <span role="status" className="text-sm text-ink-soft tabular-nums">
        {t('page_of', { page, pages })}
      </span>
      <Button look="outline" aria-disabled={page >= pages} onClick={() => onChoose(page + 1)}>
        {texts?.next ?? t('next')}
      </Button>
    </nav>
  );
}
