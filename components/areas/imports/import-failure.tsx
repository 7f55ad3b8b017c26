'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useSend } from '@/components/areas/use-action';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { call, dataOf } from '@/lib/client/call';
import type { SellerImport } from '@/lib/contract/schemas/seller/imports';
import { useImportSide } from './side';

/** The reason why an import has failed, with a retry button if a retry is possible. */
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
  const retry = () =>
    again.send(async () =>
      onDone(
        await dataOf(call(`POST /api/${side.area}/imports/{id}/retry`, { lang, params: { id } })),
      ),
    );
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
