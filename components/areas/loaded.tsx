'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type Reading<Data> = { data: Data | undefined; error: unknown; mutate: () => unknown };

/** Shows loaded data; a box of about its size while loading, and the reason of a failure. */
export function Loaded<Data>({
  of: { data, error, mutate },
  skeleton = <Skeleton className="h-72" />,
  children,
}: {
  of: Reading<Data>;
  /** A placeholder of the data's size, if the size is known. */
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
