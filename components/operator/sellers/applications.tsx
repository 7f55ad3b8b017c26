'use client';

import { ClipboardCheck } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { FilterTabs } from '@/components/areas/filter-tabs';
import { Loaded } from '@/components/areas/loaded';
import { EmptyState } from '@/components/ui/empty-state';
import { getApplications } from '@/lib/api/operators/market';
import { operatorKeys } from '@/lib/operator/cache';
import { ApplicationRow } from './application-row';

const statuses = ['pending', 'approved', 'suspended', 'rejected'] as const;

/** Applications and stores by their status, with what the operator may decide. */
export function Applications() {
  const t = useTranslations('operator_sellers');
  const lang = useLocale();
  const [status, setStatus] = useState<(typeof statuses)[number]>('pending');
  const list = useSWR(operatorKeys.applications(lang, status), () => getApplications(lang, status));
  return (
    <AreaPage title={t('title')} hint={t('hint')}>
      <FilterTabs
        label={t('status')}
        value={status}
        onChoose={setStatus}
        options={statuses.map((value) => ({ value, label: t(value) }))}
      />
      <Loaded of={list}>
        {(applications) =>
          applications.length ? (
            <ul className="flex flex-col gap-3">
              {applications.map((application) => (
                <li key={application.application_number}>
                  <ApplicationRow application={application} onDecided={() => list.mutate()} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState icon={ClipboardCheck} level={2} title={t('none')} />
          )
        }
      </Loaded>
    </AreaPage>
  );
}
