'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type Reading<Data> = { data: Data | undefined; error: unknown; mutate: () => unknown };

/** What a page has read; until then a box of about its size, and where it could not be read why. */
export function Loaded<Data>({
  of: { data, error, mutate },
  children,
}: {
  of: Reading<Data>;
  children: (data: Data) => ReactNode;
}) {
  const t = useTranslations('areas');
  const errorText = useErrorText();
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton className="h-72" />;
  return (
    <div className="flex flex-col items-start gap-3">
      <Notice tone="bad">{errorText(error)}</Notice>
      <Button look="outline" onClick={() => mutate()}>
        {t('try_again')}
      </Button>
    </div>
  );
}
