'use client';

import { useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { CancelImport } from '@/components/areas/imports/cancel-import';
import { CheckResult } from '@/components/areas/imports/check-result';
import { ImportFailure } from '@/components/areas/imports/import-failure';
import { ImportProgress, isRunning } from '@/components/areas/imports/import-progress';
import { StateBadge } from '@/components/areas/imports/state-badge';
import { Steps } from '@/components/areas/imports/steps';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { useCall } from '@/lib/client/use-call';
import type { SellerImport } from '@/lib/contract/schemas/seller/imports';
import { MarketImports } from './side';

/** An import for all stores, from its check to its report. */
export function MarketImportPage({ id }: { id: string }) {
  const t = useTranslations('operator_imports');
  const shared = useTranslations('seller_imports');
  const loaded = useCall(
    'GET /api/operator/imports/{id}',
    { params: { id } },
    {
      refreshInterval: (latest) => (latest && isRunning(latest) ? 1500 : 0),
    },
  );
  const labelOf = (state: SellerImport['state']) =>
    state === 'checking' || state === 'undoing' ? shared(state) : t('applying');
  const shown = (next: SellerImport) => loaded.mutate(next, { revalidate: false });
  return (
    <MarketImports>
      <AreaPage
        title={<span className="break-words">{loaded.data?.file ?? t('title')}</span>}
        hint={t('for_all')}
        actions={
          <AreaLink
            href="/operator/imports"
            className="inline-flex min-h-11 items-center text-brand"
          >
            {shared('back')}
          </AreaLink>
        }
      >
        <Loaded of={loaded}>
          {(one) => (
            <>
              <div className="flex flex-wrap items-center justify-between gap-3">
                <Steps state={one.state} />
                <StateBadge state={one.state} />
              </div>
              <ImportFailure of={one} onDone={shown} />
              <ImportProgress of={one} label={labelOf(one.state)} />
              {one.state !== 'checking' && one.state !== 'failed' && (
                <CheckResult of={one} onDone={shown} />
              )}
              {!one.finished_at && <CancelImport id={one.id} onDone={shown} />}
            </>
          )}
        </Loaded>
      </AreaPage>
    </MarketImports>
  );
}
