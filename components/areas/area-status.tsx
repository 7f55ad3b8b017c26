'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { ApiError } from '@/lib/client/request';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

/** Shown while the session is loading or could not be loaded. */
export function AreaStatus({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('areas');
  const errorText = useErrorText();
  const isSignedOut = error instanceof ApiError && error.status === 401;
  return (
    <main
      id="content"
      className="grid min-h-dvh place-content-center justify-items-center gap-4 p-4"
    >
      {error && !isSignedOut ? (
        <>
          <Notice tone="bad">{errorText(error)}</Notice>
          <Button onClick={onRetry}>{t('try_again')}</Button>
        </>
      ) : (
        <Spinner />
      )}
    </main>
  );
}
