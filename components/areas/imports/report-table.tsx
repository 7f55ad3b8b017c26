'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { ImportReport, RowOutcome, SellerImport } from '@/lib/api/schemas/seller/imports';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { PageSteps } from '../page-steps';
import { useImportSide } from './side';

const outcomes: readonly RowOutcome[] = ['faulty', 'new', 'changed', 'unchanged'];

type Props = {
  of: SellerImport;
  /** Only rows with this problem, whatever becomes of them. */
  only?: { problem: string; message: string };
  onAll?: () => void;
};

/** The rows by what becomes of them, with what is wrong with each. */
export function ReportTable({ of: { id, counts, state }, only, onAll }: Props) {
  const t = useTranslations('seller_imports');
  const lang = useLocale();
  const { keys, report } = useImportSide();
  const errorText = useErrorText();
  const [outcome, setOutcome] = useState<RowOutcome>(
    outcomes.find((each) => counts[each] > 0) ?? 'faulty',
  );
  const [page, setPage] = useState(1);
  const { data, error } = useSWR(
    keys.importReport(lang, id, only?.problem ?? outcome, page, state),
    () => report(lang, id, only ? { problem: only.problem } : { outcome }, page),
    { keepPreviousData: true },
  );
  return (
    <section aria-labelledby="import-report" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="import-report" className="text-lg font-semibold">
          {t('report')}
        </h2>
        {only ? (
          <span className="flex flex-wrap items-center gap-2">
            {t('only_problem', { problem: only.message })}
            <Button look="outline" onClick={onAll}>
              {t('show_all')}
            </Button>
          </span>
        ) : (
          <SelectField
            label={t('show')}
            value={outcome}
            onChange={({ target }) => {
              setOutcome(outcomes.find((each) => each === target.value) ?? 'faulty');
              setPage(1);
            }}
          >
            {outcomes.map((each) => (
              <option key={each} value={each}>
                {t(`count_${each}`)} ({counts[each]})
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {error && <Notice tone="bad">{errorText(error)}</Notice>}
      {!data && !error && <Spinner />}
      {data?.total === 0 && <p className="text-ink-soft">{t('none_of_these')}</p>}
      {data && data.total > 0 && <Rows rows={data.rows} />}
      {data && (
        <PageSteps page={data.page} pages={Math.ceil(data.total / data.limit)} onChoose={setPage} />
      )}
    </section>
  );
}

function Rows({ rows }: { rows: ImportReport['rows'] }) {
  const t = useTranslations('seller_imports');
  return (
    <table className="w-full border-collapse text-left text-sm">
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line-strong">
          <th className="p-2">{t('row')}</th>
          <th className="p-2">SKU</th>
          <th className="p-2">{t('what')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ number, store, sku, name, problems }) => (
          <tr
            key={number}
            className="border-b border-line align-top max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 max-sm:py-2"
          >
            <td className="p-2 max-sm:p-0">
              <span className="sm:hidden">{t('row')} </span>
              {number}
            </td>
            <td className="p-2 break-all max-sm:p-0">
              {store && <span className="block text-ink-soft">{store}</span>}
              <b>{sku || '–'}</b>
              {name && <span className="block text-ink-soft">{name}</span>}
            </td>
            <td className="p-2 max-sm:basis-full max-sm:p-0">
              <ul className="flex flex-col gap-1">
                {problems.map(({ column, message, value }) => (
                  <li key={`${column} ${message}`}>
                    {column && <b>{column}: </b>}
                    {message}
                    {value && <span className="text-ink-soft"> “{value}”</span>}
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
