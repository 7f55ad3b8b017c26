'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { Loaded } from '@/components/areas/loaded';
import { PageSteps } from '@/components/areas/page-steps';
import { getOperatorLog } from '@/lib/api/operators/market';
import { operatorKeys } from '@/lib/operator/cache';
import { LogTable } from './log-table';

const perPage = 50;

/** Every write of an operator, the newest first. */
export function Log() {
  const t = useTranslations('operator_team');
  const lang = useLocale();
  const [page, setPage] = useState(1);
  const log = useSWR(
    operatorKeys.log(lang, page),
    () => getOperatorLog(lang, { page, limit: perPage }),
    { keepPreviousData: true },
  );
  return (
    <AreaPage title={t('log')} hint={t('log_hint')} wide>
      <Loaded of={log}>
        {({ lines, total }) => (
          <>
            <LogTable lines={lines} />
            <PageSteps page={page} pages={Math.ceil(total / perPage)} onChoose={setPage} />
          </>
        )}
      </Loaded>
    </AreaPage>
  );
}
