'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { SelectField } from '@/components/ui/field';
import { getManagedBrands, getManagedCategories } from '@/lib/api/operators/catalogue';
import type { BoostKind } from '@/lib/api/schemas/search-rules/limits';
import { textIn } from '@/lib/i18n/translated';
import { operatorKeys } from '@/lib/operator/cache';
import { ListingFinder } from './listing-finder';

type Props = {
  kind: BoostKind;
  value: number | undefined;
  /** Of a listing that was chosen before. */
  name?: string;
  error?: string;
  onChange: (id: number | undefined) => void;
};

/** Chooses the listing, brand or category that goes up. */
export function BoostTarget({ kind, value, name, error, onChange }: Props) {
  const t = useTranslations('operator_search');
  const lang = useLocale();
  const [chosen, setChosen] = useState(name);
  const all = useSWR(
    kind === 'listing'
      ? null
      : kind === 'brand'
        ? operatorKeys.brands(lang)
        : operatorKeys.managedCategories(lang),
    async () => (kind === 'brand' ? getManagedBrands(lang) : getManagedCategories(lang)),
  );
  if (kind === 'listing') {
    return (
      <ListingFinder
        chosen={chosen}
        error={error}
        onChoose={(pick) => {
          setChosen(pick.name);
          onChange(pick.listing_id);
        }}
      />
    );
  }
  return (
    <SelectField
      label={t(`kinds.${kind}`)}
      value={value ?? ''}
      error={error}
      onChange={({ target }) => onChange(Number(target.value) || undefined)}
    >
      <option value="">{t('choose')}</option>
      {(all.data ?? []).map((one) => (
        <option key={one.id} value={one.id}>
          {textIn(one, 'name', lang)}
        </option>
      ))}
    </SelectField>
  );
}
