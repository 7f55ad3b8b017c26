'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { CancelImport } from '@/components/areas/imports/cancel-import';
import { CheckResult } from '@/components/areas/imports/check-result';
import { ImportFailure } from '@/components/areas/imports/import-failure';
import { ImportProgress, isRunning } from '@/components/areas/imports/import-progress';
import { StateBadge } from '@/components/areas/imports/state-badge';
import { Steps } from '@/components/areas/imports/steps';
import { AreaLink } from '@/components/areas/link';
import { useSend } from '@/components/areas/use-action';
import { WritableFields, Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { SelectField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { call, dataOf } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import type { SourceField } from '@/lib/contract/schemas/seller/import-fields';
import type {
  ImportFieldInfo,
  ImportMapping,
  SellerImport,
} from '@/lib/contract/schemas/seller/imports';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { ReadingForm } from './reading-form';
import { SellerImports } from './side';
import { ValueChoices } from './value-choices';

/** Columns whose first cells are all empty are not offered in files with more columns than this. */
const manyColumns = 60;

type Props = { of: SellerImport; onDone: (next: SellerImport) => void };

/** Maps each field to a column of the file, with a default for empty cells. */
function MappingForm({ of, onDone }: Props) {
  const t = useTranslations('seller_imports');
  const lang = useLocale();
  const errorText = useErrorText();
  const [mapping, setMapping] = useState<ImportMapping>(of.mapping);
  const { busy, failure, send } = useSend();
  const { data, error: notLoaded } = useCall('GET /api/seller/imports/fields');

  async function check(event: FormEvent) {
    event.preventDefault();
    await send(async () =>
      onDone(
        await dataOf(
          call('PUT /api/seller/imports/{id}/mapping', {
            lang,
            params: { id: of.id },
            body: { mapping },
          }),
        ),
      ),
    );
  }
  const set = (field: SourceField, change: { column?: string; value?: string }) =>
    setMapping((before) => ({ ...before, [field]: { ...before[field], ...change } }));

  const mapped = new Set(Object.values(mapping).map((source) => source?.column));
  const columns =
    of.columns.length > manyColumns
      ? of.columns.filter(({ name, samples }) => mapped.has(name) || samples.some(Boolean))
      : of.columns;

  if (notLoaded) return <Notice tone="bad">{errorText(notLoaded)}</Notice>;
  if (!data) return <Spinner />;
  return (
    <form onSubmit={check} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="text-lg font-semibold">{t('map_title')}</h2>
        <p className="text-ink-soft">{t('map_hint')}</p>
      </div>
      <datalist id="import-categories">
        {data.categories.map(({ value, label }) => (
          <option key={value} value={value} label={label} />
        ))}
      </datalist>
      <datalist id="import-brands">
        {data.brands.map((brand) => (
          <option key={brand} value={brand} />
        ))}
      </datalist>
      <Card className="flex flex-col divide-y divide-line">
        {data.fields.map((field) => (
          <FieldRow
            key={field.name}
            field={field}
            columns={columns}
            source={mapping[field.name] ?? {}}
            onChange={(change) => set(field.name, change)}
          />
        ))}
      </Card>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button type="submit" busy={busy} className="self-start">
        {t(of.state === 'mapping' ? 'check' : 'check_again')}
      </Button>
    </form>
  );
}

type RowProps = {
  field: ImportFieldInfo;
  columns: SellerImport['columns'];
  source: { column?: string; value?: string };
  onChange: (change: { column?: string; value?: string }) => void;
};

const lists: Partial<Record<SourceField, string>> = {
  category: 'import-categories',
  brand: 'import-brands',
};

function FieldRow({ field: { name, label, hint, needed }, columns, source, onChange }: RowProps) {
  const t = useTranslations('seller_imports');
  const sample = columns.find((each) => each.name === source.column)?.samples.find(Boolean);
  return (
    <fieldset className="grid gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0 md:grid-cols-[1.2fr_1fr_1fr]">
      <legend className="contents">
        <span className="flex flex-col gap-0.5">
          <span>
            <b>{label}</b>{' '}
            {needed && (
              <span className="text-sm text-warn">
                {t(name === 'sku' ? 'needed_sku' : 'needed')}
              </span>
            )}
          </span>
          <span className="text-sm text-ink-soft">{hint}</span>
        </span>
      </legend>
      <SelectField
        label={t('column')}
        aria-label={t('column_of', { field: label })}
        value={source.column ?? ''}
        hint={sample && t('example', { text: sample })}
        onChange={({ target }) => onChange({ column: target.value || undefined })}
      >
        <option value="">{t('no_column')}</option>
        {columns.map((column) => (
          <option key={column.name} value={column.name}>
            {column.name}
          </option>
        ))}
      </SelectField>
      {name !== 'sku' && name !== 'listing_code' && (
        <TextField
          label={t('value')}
          aria-label={t('value_of', { field: label })}
          value={source.value ?? ''}
          maxLength={1000}
          list={lists[name]}
          onChange={({ target }) => onChange({ value: target.value || undefined })}
        />
      )}
    </fieldset>
  );
}

/** Returns how a file is read: its format and its sheets. */
const readingOf = ({ format, sheets }: SellerImport) =>
  [format, ...sheets.flatMap(({ name, is_read }) => (is_read ? [name] : []))].join(' ');

/** An import, from its columns to its report. */
export function ImportPage({ id }: { id: string }) {
  const t = useTranslations('seller_imports');
  const errorText = useErrorText();
  const [isMapping, setMapping] = useState(false);
  const { data, error, mutate } = useCall(
    'GET /api/seller/imports/{id}',
    { params: { id } },
    {
      refreshInterval: (latest) => (latest && isRunning(latest) ? 1500 : 0),
    },
  );
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
            {/* The keys take over what the file says when it is read anew. */}
            <ReadingForm key={`reading ${readingOf(data)}`} of={data} onDone={shown} />
            <MappingForm key={`mapping ${readingOf(data)}`} of={data} onDone={shown} />
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
