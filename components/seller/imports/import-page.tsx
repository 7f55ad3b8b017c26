'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import useSWR from 'swr';
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
import type { SourceField } from '@/lib/api/schemas/seller/import-fields';
import type {
  ImportFieldInfo,
  ImportMapping,
  SellerImport,
} from '@/lib/api/schemas/seller/imports';
import { getImport, getImportFields, mapImport } from '@/lib/api/seller/imports';
import { sellerKeys } from '@/lib/seller/cache';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { SellerImports } from './side';
import { ValueChoices } from './value-choices';

/** Beyond so many, columns whose first cells are all empty are not offered. */
const manyColumns = 60;

type Props = { of: SellerImport; onDone: (next: SellerImport) => void };

/** Says for each field which column of the file it is, and what stands for empty cells. */
function MappingForm({ of, onDone }: Props) {
  const t = useTranslations('seller_imports');
  const lang = useLocale();
  const errorText = useErrorText();
  const [mapping, setMapping] = useState<ImportMapping>(of.mapping);
  const { busy, failure, send } = useSend();
  const { data, error: notLoaded } = useSWR(sellerKeys.importFields(lang), () =>
    getImportFields(lang),
  );

  async function check(event: FormEvent) {
    event.preventDefault();
    await send(async () => onDone(await mapImport(lang, of.id, mapping)));
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
            <b>{label}</b> {needed && <span className="text-sm text-warn">{t('needed')}</span>}
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
