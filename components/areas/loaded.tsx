'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { PageSteps } from './page-steps';

type Reading<Data> = { data: Data | undefined; error: unknown; mutate: () => unknown };

/** What a page has read; until then a box of about its size, and where it could not be read why. */
export function Loaded<Data>({
  of: { data, error, mutate },
  skeleton = <Skeleton className="h-72" />,
  children,
}: {
  of: Reading<Data>;
  /** Of the size of what is read, where that is known. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const t = useTranslations('areas');
  const errorText = useErrorText();
  if (data !== undefined) return children(data);
  if (!error) return skeleton;
  return (
    <div className="flex flex-col items-start gap-3">
      <Notice tone="bad">{errorText(error)}</Notice>
      <Button look="outline" onClick={() => mutate()}>
        {t('try_again')}
      </Button>
    </div>
  );
}

type LoadedListProps<Data> = {
  of: Reading<Data>;
  /** How many rows the page has. */
  count: (data: Data) => number;
  /** Rows of a page, where the answer does not say. */
  limit?: number;
  page: number;
  onPage: (page: number) => void;
  /** In place of rows where there are none. */
  none: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A page of a list: its rows, and the way to its other pages. */
export function LoadedList<Data extends { total: number; limit?: number }>({
  of,
  count,
  limit,
  page,
  onPage,
  none,
  children,
}: LoadedListProps<Data>) {
  return (
    <Loaded of={of}>
      {(data) => (
        <>
          {count(data) > 0 ? children(data) : none}
          <PageSteps
            page={page}
            pages={Math.ceil(data.total / (data.limit ?? limit ?? Infinity))}
            onChoose={onPage}
          />
        </>
      )}
    </Loaded>
  );
}
