'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { SellerImport } from '@/lib/api/schemas/seller/imports';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useImportSide } from './side';

/** Why an import has failed, and the way to try it again where there is one. */
export function ImportFailure({
  of: { id, failure, can_retry: canRetry },
  onDone,
}: {
  of: SellerImport;
  onDone: (next: SellerImport) => void;
}) {
  const t = useTranslations('seller_imports');
  const lang = useLocale();
  const side = useImportSide();
  const errorText = useErrorText();
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  if (!failure) return null;
  const retry = () => {
    setBusy(true);
    setError('');
    return side
      .retry(lang, id)
      .then(onDone, (failure) => setError(errorText(failure)))
      .finally(() => setBusy(false));
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <Notice tone="bad">{error || failure}</Notice>
      {canRetry && (
        <side.Writes>
          <Button onClick={retry} disabled={isBusy}>
            {t('retry')}
          </Button>
        </side.Writes>
      )}
    </div>
  );
}
