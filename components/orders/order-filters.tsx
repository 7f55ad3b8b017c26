'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField, TextField } from '@/components/ui/field';
import type { OrderFilter, Which } from '@/lib/storefront/orders/use-orders';

const choices: Which[] = ['all', 'open', 'delivered', 'cancelled', 'returned'];
/** Calendar years to choose from, this one included. */
const years = 3;

type Props = { filter: OrderFilter; onChange: (filter: OrderFilter) => void };

/** Filters the orders by status, year and words. */
export function OrderFilters({ filter, onChange }: Props) {
  const t = useTranslations('orders');
  const input = useRef<HTMLFormElement>(null);
  const thisYear = new Date().getFullYear();

  function search(event: FormEvent) {
    event.preventDefault();
    const typed = new FormData(input.current as HTMLFormElement).get('search');
    onChange({ ...filter, search: String(typed ?? '').trim() });
  }

  return (
    <form
      ref={input}
      method="post"
      onSubmit={search}
      className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_10rem]"
    >
      <div className="flex items-end gap-2">
        <TextField
          key={filter.search}
          label={t('search')}
          name="search"
          type="search"
          placeholder={t('search_hint')}
          defaultValue={filter.search}
          maxLength={100}
          className="flex-1"
        />
        <Button type="submit" look="outline">
          {t('find')}
        </Button>
      </div>
      <SelectField
        label={t('which')}
        value={filter.which}
        onChange={({ target }) => onChange({ ...filter, which: target.value as Which })}
      >
        {choices.map((which) => (
          <option key={which} value={which}>
            {t(`which_${which}` as 'which_all')}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('period')}
        value={filter.period}
        onChange={({ target }) => onChange({ ...filter, period: target.value })}
      >
        <option value="">{t('period_all')}</option>
        <option value="30d">{t('period_30d')}</option>
        <option value="6m">{t('period_6m')}</option>
        {Array.from({ length: years }, (_, ago) => String(thisYear - ago)).map((year) => (
          <option key={year} value={year}>
            {t('period_year', { year })}
          </option>
        ))}
      </SelectField>
    </form>
  );
}
