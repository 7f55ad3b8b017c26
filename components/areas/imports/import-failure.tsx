'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useSend } from '@/components/areas/use-action';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { SellerImport } from '@/lib/api/schemas/seller/imports';
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
  const again = useSend();
  if (!failure) return null;
  const retry = () => again.send(async () => onDone(await side.retry(lang, id)));
  return (
    <div className="flex flex-col items-start gap-3">
      <Notice tone="bad">{again.failure ?? failure}</Notice>
      {canRetry && (
        <side.Writes>
          <Button onClick={retry} disabled={again.busy}>
            {t('retry')}
          </Button>
        </side.Writes>
      )}
    </div>
  );
}
