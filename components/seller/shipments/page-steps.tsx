'use client';

import { Button } from '@/components/ui/button';

type Props = {
  page: number;
  pages: number;
  texts: { previous: string; next: string; page: string };
  onPage: (page: number) => void;
};

/** Steps through the pages of a list; nothing where there is one. */
export function PageSteps({ page, pages, texts, onPage }: Props) {
  if (pages < 2) return null;
  return (
    <div className="flex flex-wrap items-center justify-center gap-3">
      <Button look="outline" aria-disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {texts.previous}
      </Button>
      <span className="text-ink-soft">{texts.page}</span>
      <Button look="outline" aria-disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {texts.next}
      </Button>
    </div>
  );
}
