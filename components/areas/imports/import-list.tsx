'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AreaLink } from '@/components/areas/link';
import { Notice } from '@/components/ui/notice';
import { useCall } from '@/lib/client/use-call';
import type { ImportSummary } from '@/lib/contract/schemas/seller/imports';
import { dateTime, number } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { PageSteps } from '../page-steps';
import { isRunning } from './import-progress';
import { useImportSide } from './side';
import { StateBadge } from './state-badge';

/**
 * Lists imports, newest first.
 * @param none text for an empty list
 */
export function ImportList({ none }: { none: string }) {
  const t = useTranslations('seller_imports');
  const { area } = useImportSide();
  const errorText = useErrorText();
  const [page, setPage] = useState(1);
  const { data, error } = useCall(
    `GET /api/${area}/imports`,
    { query: { page, limit: 20 } },
    // Progress is polled while an import is running.
    { refreshInterval: (latest) => (latest?.imports.some(isRunning) ? 3000 : 0) },
  );
  return (
    <section aria-labelledby="past-imports" className="flex flex-col gap-3">
      <h2 id="past-imports" className="text-lg font-semibold">
        {t('past')}
      </h2>
      {error && <Notice tone="bad">{errorText(error)}</Notice>}
      {data?.total === 0 && <p className="text-ink-soft">{none}</p>}
      <ul className="flex flex-col gap-3 empty:hidden">
        {data?.imports.map((each) => (
          <ImportRow key={each.id} {...each} />
        ))}
      </ul>
      {data && (
        <PageSteps page={data.page} pages={Math.ceil(data.total / data.limit)} onChoose={setPage} />
      )}
    </section>
  );
}

function ImportRow({ id, file, state, counts, created_by, created_at, format }: ImportSummary) {
  const t = useTranslations('seller_imports');
  const lang = useLocale();
  const { area } = useImportSide();
  const facts = (['new', 'changed', 'unchanged', 'faulty'] as const)
    .filter((name) => counts[name])
    .map((name) => `${t(`count_${name}`)}: ${number(counts[name])}`);
  return (
    <li className="rounded-card border border-line bg-card">
      <AreaLink
        href={`/${area}/imports/${id}`}
        className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 rounded-card p-4 hover:bg-sunken"
      >
        <b className="min-w-0 flex-1 basis-48 break-words">{file}</b>
        <StateBadge state={state} />
        <span className="flex basis-full flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
          <span>{facts.join(' · ') || t(`format_${format}`)}</span>
          <span>{t('by', { name: created_by, when: dateTime(created_at, lang) })}</span>
        </span>
      </AreaLink>
    </li>
  );
}
