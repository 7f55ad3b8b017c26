'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Notice } from '@/components/ui/notice';
import { call, dataOf } from '@/lib/client/call';
import type { SellerImport } from '@/lib/contract/schemas/seller/imports';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useImportSide } from './side';

export function CancelImport({ id, onDone }: { id: number; onDone: (next: SellerImport) => void }) {
  const t = useTranslations('seller_imports');
  const lang = useLocale();
  const { area } = useImportSide();
  const errorText = useErrorText();
  const [error, setError] = useState('');
  const cancel = () =>
    dataOf(call(`POST /api/${area}/imports/{id}/cancel`, { lang, params: { id } })).then(
      onDone,
      (failure) => setError(errorText(failure)),
    );
  return (
    <div className="flex flex-col items-start gap-3">
      {error && <Notice tone="bad">{error}</Notice>}
      <ConfirmDialog
        title={t('cancel_title')}
        text={t('cancel_text')}
        labels={{ confirm: t('cancel'), cancel: t('keep') }}
        onConfirm={cancel}
      >
        {(open) => (
          <Button look="danger" onClick={open}>
            {t('cancel')}
          </Button>
        )}
      </ConfirmDialog>
    </div>
  );
}
