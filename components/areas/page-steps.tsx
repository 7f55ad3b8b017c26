'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

type Props = {
  page: number;
  pages: number;
  onChoose: (page: number) => void;
  /** Labels of the buttons, if the list has its own. */
  texts?: { previous: string; next: string };
};

/** Buttons for the pages of a table; nothing if there is only one page. */
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
