'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField, TextField } from '@/components/ui/field';
import type { ListingFilters } from '@/lib/api/schemas/operators/listing-edits';
import { listingStatuses } from '@/lib/api/schemas/seller/listing-states';
import { languageName } from '@/lib/i18n/language-name';
import { otherLocales } from '@/lib/i18n/locales';
import type { useNames } from './names';

const lacks = ['hsn', 'brand'] as const;

type Change = Partial<Record<keyof ListingFilters, string>>;
type Props = {
  filters: ListingFilters;
  names: ReturnType<typeof useNames>;
  onChange: (change: Change) => void;
};

/** Which listings are shown: texts when they are sent, choices at once. */
export function CatalogueFilters({ filters, names, onChange }: Props) {
  const t = useTranslations('operator_bulk_edit');
  const lang = useLocale();

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const text = (name: string) => String(given.get(name) ?? '').trim();
    onChange({ q: text('q'), store: text('store') });
  }
  const text = (name: 'q' | 'store', hint: string) => (
    <TextField
      key={`${name} ${filters[name] ?? ''}`}
      label={t(`filter.${name}`)}
      placeholder={hint}
      name={name}
      type="search"
      maxLength={100}
      autoComplete="off"
      defaultValue={filters[name]}
    />
  );
  const choice = (name: 'status' | 'category' | 'brand' | 'missing', options: ReactNode) => (
    <SelectField
      label={t(`filter.${name}`)}
      value={filters[name] ?? ''}
      onChange={({ target }) => onChange({ [name]: target.value })}
    >
      <option value="">{t(name === 'status' ? 'all_but_archived' : 'all')}</option>
      {options}
    </SelectField>
  );
  const named = (all: { id: number; name: string }[]) =>
    all.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));

  return (
    // biome-ignore lint/a11y/useSemanticElements: a search element cannot be submitted
    <form
      role="search"
      onSubmit={find}
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4 2xl:grid-cols-7"
    >
      {text('q', t('filter.q_hint'))}
      {text('store', t('filter.store_hint'))}
      {choice(
        'status',
        listingStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`status.${status}`)}
          </option>
        )),
      )}
      {choice('category', named(names.categories))}
      {choice('brand', named(names.brands))}
      {choice(
        'missing',
        <>
          {otherLocales.map((each) => (
            <option key={each} value={each}>
              {t('missing.language', { language: languageName(each, lang) })}
            </option>
          ))}
          {lacks.map((each) => (
            <option key={each} value={each}>
              {t(`missing.${each}`)}
            </option>
          ))}
        </>,
      )}
      <Button type="submit" look="outline">
        {t('find')}
      </Button>
    </form>
  );
}
