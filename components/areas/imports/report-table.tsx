'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { call, dataOf } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import type { ImportReport } from '@/lib/contract/schemas/seller/import-report';
import type { ImportEdits, RowOutcome, SellerImport } from '@/lib/contract/schemas/seller/imports';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { PageSteps } from '../page-steps';
import { useSend } from '../use-action';
import { useImportSide } from './side';

const outcomes: readonly RowOutcome[] = ['faulty', 'new', 'changed', 'unchanged', 'left_out'];

type Props = {
  of: SellerImport;
  onDone: (next: SellerImport) => void;
  /** Only rows with this problem, whatever their result. */
  only?: { problem: string; message: string };
  onAll?: () => void;
};

/** The rows by result, with the problems of each. */
export function ReportTable({ of: { id, counts, state }, onDone, only, onAll }: Props) {
  const t = useTranslations('seller_imports');
  const lang = useLocale();
  const { area, Writes } = useImportSide();
  const { busy, failure, send } = useSend();
  const [edits, setEdits] = useState<Edits>(new Map());
  const errorText = useErrorText();
  const [outcome, setOutcome] = useState<RowOutcome>(
    outcomes.find((each) => counts[each] > 0) ?? 'faulty',
  );
  const [page, setPage] = useState(1);
  const rows = only ? { problem: only.problem } : { outcome };
  const { data, error } = useCall(
    `GET /api/${area}/imports/{id}/report`,
    { params: { id }, query: { ...rows, page, limit: 50 } },
    { version: state, keepPreviousData: true },
  );
  const save = () =>
    send(async () => {
      const body = { rows: [...edits].map(([row, values]) => ({ number: row, values })) };
      onDone(
        await dataOf(call('PUT /api/seller/imports/{id}/cells', { lang, params: { id }, body })),
      );
      setEdits(new Map());
    });
  const change = (row: number, values: Values | undefined) =>
    setEdits((before) => {
      const next = new Map(before);
      if (values) next.set(row, values);
      else next.delete(row);
      return next;
    });
  // Files for all stores are corrected as files only.
  const canEdit = area === 'seller' && state === 'checked';
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
      {data && data.total > 0 && (
        <Rows rows={data.rows} edits={edits} onEdit={canEdit ? change : undefined} />
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
      {edits.size > 0 && (
        <Writes>
          <Button busy={busy} onClick={save} className="sticky bottom-4 self-start shadow-md">
            {t('save_rows')}
          </Button>
        </Writes>
      )}
      {data && (
        <PageSteps page={data.page} pages={Math.ceil(data.total / data.limit)} onChoose={setPage} />
      )}
    </section>
  );
}

type Row = ImportReport['rows'][number];
type Values = ImportEdits['rows'][number]['values'];
/** Corrected values by the key of their row. */
type Edits = ReadonlyMap<number, Values>;

type RowsProps = {
  rows: Row[];
  edits: Edits;
  /** Corrects a row, or discards its corrections; undefined if rows cannot be corrected. */
  onEdit?: (row: number, values: Values | undefined) => void;
};

function Rows({ rows, edits, onEdit }: RowsProps) {
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
        {rows.map((one) => (
          <tr
            key={one.number}
            className="border-b border-line align-top max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 max-sm:py-2"
          >
            <td className="p-2 max-sm:p-0">
              {one.sheet === null ? (
                <>
                  <span className="sm:hidden">{t('row')} </span>
                  <span>{one.row}</span>
                </>
              ) : (
                t('sheet_row', { sheet: one.sheet, row: one.row })
              )}
            </td>
            <td className="p-2 break-all max-sm:p-0">
              {one.store && <span className="block text-ink-soft">{one.store}</span>}
              <b dir="auto">{one.sku || '–'}</b>
              {one.name && (
                <span dir="auto" className="block break-words text-ink-soft">
                  {one.name}
                </span>
              )}
            </td>
            <td className="p-2 max-sm:basis-full max-sm:p-0">
              <ul className="flex flex-col gap-1">
                {one.problems.map(({ column, message, value }) => (
                  <li key={`${column} ${message}`} className="break-words">
                    {column && <b>{column}: </b>}
                    <span>{message}</span>
                    {value && (
                      <span dir="auto" className="text-ink-soft">
                        {' '}
                        “{value}”
                      </span>
                    )}
                  </li>
                ))}
              </ul>
              {onEdit && one.cells.length > 0 && (
                <RowEdit
                  row={one}
                  values={edits.get(one.number)}
                  onEdit={(values) => onEdit(one.number, values)}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type RowEditProps = {
  row: Row;
  /** The corrected values; undefined while the row is not corrected. */
  values: Values | undefined;
  onEdit: (values: Values | undefined) => void;
};

/** The cells that a row's problems are about, as fields. */
function RowEdit({ row: { row, cells }, values, onEdit }: RowEditProps) {
  const t = useTranslations('seller_imports');
  const { Writes } = useImportSide();
  if (!values) {
    const likely = cells.filter((cell) => cell.likely !== null);
    const begin = () =>
      onEdit(Object.fromEntries(likely.map(({ field, likely: value }) => [field, value ?? ''])));
    return (
      <Writes>
        <Button look="quiet" aria-label={t('edit_row_of', { row })} onClick={begin}>
          {likely[0]?.likely ? t('use_likely', { value: likely[0].likely }) : t('edit_row')}
        </Button>
      </Writes>
    );
  }
  return (
    <div className="mt-2 grid gap-2 sm:grid-cols-2">
      {cells.map(({ field, label, value }) => (
        <TextField
          key={field}
          label={label}
          maxLength={2000}
          autoComplete="off"
          value={values[field] ?? value}
          onChange={({ target }) => onEdit({ ...values, [field]: target.value })}
        />
      ))}
      <Button
        look="quiet"
        className="self-end justify-self-start"
        onClick={() => onEdit(undefined)}
      >
        {t('discard')}
      </Button>
    </div>
  );
}
