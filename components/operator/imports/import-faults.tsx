'use client';

import { FileWarning } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/areas/table/data-table';
import { importFormats } from '@/lib/contract/schemas/seller/imports';

/** The problems that files of each source have brought, the most frequent first. */
export function ImportFaults() {
  const t = useTranslations('operator_imports');
  const shared = useTranslations('seller_imports');
  return (
    <section aria-labelledby="import-faults" className="flex flex-col gap-3">
      <div className="flex flex-col gap-1">
        <h2 id="import-faults" className="text-lg font-semibold">
          {t('faults')}
        </h2>
        <p className="text-sm text-ink-soft">{t('faults_hint')}</p>
      </div>
      <DataTable
        name="import-faults"
        label={t('faults')}
        endpoint="GET /api/operator/imports/faults"
        rows="faults"
        id={({ format, problem }) => `${format} ${problem}`}
        rowName={({ message }) => message}
        columns={[
          {
            key: 'message',
            label: t('fault'),
            value: ({ message }) => message,
            card: 'title',
            width: 480,
          },
          {
            key: 'format',
            label: t('source'),
            value: ({ format }) => shared(`format_${format}`),
            card: 'line',
          },
          {
            key: 'rows',
            label: t('rows'),
            kind: 'number',
            value: ({ rows }) => rows,
            card: 'amount',
          },
          { key: 'files', label: t('files'), kind: 'number', value: ({ files }) => files },
          { key: 'stores', label: t('stores'), kind: 'number', value: ({ stores }) => stores },
          {
            key: 'last',
            label: t('last_seen'),
            kind: 'date',
            value: ({ last_at: at }) => at,
            card: 'state',
          },
        ]}
        filters={[
          {
            kind: 'choice',
            name: 'format',
            label: t('source'),
            options: importFormats.map((value) => ({ value, label: shared(`format_${value}`) })),
          },
        ]}
        empty={{ icon: FileWarning, title: t('no_faults') }}
      />
    </section>
  );
}
