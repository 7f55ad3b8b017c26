'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type Props = { error: unknown; onRetry: () => void };

/** Shown while data is loading, or if it could not be loaded. */
export function Loading({ error, onRetry }: Props) {
  const t = useTranslations('seller_money');
  const errorText = useErrorText();
  return (
    <div className="grid min-h-40 place-content-center justify-items-center gap-3">
      {error ? (
        <>
          <Notice tone="bad">
            {t('unreachable')} {errorText(error)}
          </Notice>
          <Button onClick={onRetry}>{t('try_again')}</Button>
        </>
      ) : (
        <Spinner />
      )}
    </div>
  );
}
