'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { CancelImport } from '@/components/areas/imports/cancel-import';
import { CheckResult } from '@/components/areas/imports/check-result';
import { ImportFailure } from '@/components/areas/imports/import-failure';
import { ImportProgress } from '@/components/areas/imports/import-progress';
import { isRunning } from '@/components/areas/imports/running';
import { StateBadge } from '@/components/areas/imports/state-badge';
import { Steps } from '@/components/areas/imports/steps';
import { AreaLink } from '@/components/areas/link';
import { WritableFields, Writes } from '@/components/seller/ui/writes';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { SellerImport } from '@/lib/api/schemas/seller/imports';
import { getImport } from '@/lib/api/seller/imports';
import { sellerKeys } from '@/lib/seller/cache';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { MappingForm } from './mapping-form';
import { SellerImports } from './side';
import { ValueChoices } from './value-choices';

/** One import, from its columns to its report. */
export function ImportPage({ id }: { id: string }) {
  const t = useTranslations('seller_imports');
  const lang = useLocale();
  const errorText = useErrorText();
  const [isMapping, setMapping] = useState(false);
  const { data, error, mutate } = useSWR(sellerKeys.import(lang, id), () => getImport(lang, id), {
    refreshInterval: (latest) => (latest && isRunning(latest) ? 1500 : 0),
  });
  const shown = (next: SellerImport) => {
    setMapping(false);
    return mutate(next, { revalidate: false });
  };
  const back = (
    <AreaLink href="/seller/imports" className="inline-flex min-h-11 items-center text-brand">
      {t('back')}
    </AreaLink>
  );
  if (!data) {
    return (
      <AreaPage title={t('title')} actions={back}>
        {error ? <Notice tone="bad">{errorText(error)}</Notice> : <Spinner />}
      </AreaPage>
    );
  }
  const { state } = data;
  const mapsColumns = state === 'mapping' || (state === 'checked' && isMapping);
  return (
    <SellerImports>
      <AreaPage
        title={<span className="break-words">{data.file}</span>}
        hint={t(`format_${data.format}`)}
        actions={back}
      >
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Steps state={mapsColumns ? 'mapping' : state} />
          <StateBadge state={state} />
        </div>
        <ImportFailure of={data} onDone={shown} />
        <ImportProgress
          of={data}
          label={t(state === 'checking' || state === 'undoing' ? state : 'applying')}
        />
        {mapsColumns && (
          <WritableFields>
            <MappingForm of={data} onDone={shown} />
          </WritableFields>
        )}
        {!mapsColumns && state === 'checked' && <ValueChoices of={data} onDone={shown} />}
        {!mapsColumns && state !== 'checking' && state !== 'failed' && (
          <CheckResult of={data} onDone={shown} onMap={() => setMapping(true)} />
        )}
        {!data.finished_at && (
          <Writes>
            <CancelImport id={data.id} onDone={shown} />
          </Writes>
        )}
      </AreaPage>
    </SellerImports>
  );
}
