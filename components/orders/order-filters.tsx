'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useRef } from 'react';
import { Search } from '@/components/ui/icons';
import type { OrderFilter, Which } from '@/lib/storefront/orders/use-orders';
import { dayOf } from '@/lib/time/india';

const choices: Which[] = ['all', 'open', 'delivered', 'cancelled', 'returned'];
/** Number of calendar years to choose from, this one included. */
const years = 3;

const control = 'min-h-11 min-w-0 rounded-control border border-line-strong bg-card px-3';

type Props = { filter: OrderFilter; onChange: (filter: OrderFilter) => void };

/** Filters the orders by words and year in one row, and by status in a row of chips. */
export function OrderFilters({ filter, onChange }: Props) {
  const t = useTranslations('orders');
  const input = useRef<HTMLFormElement>(null);
  const thisYear = Number(dayOf(Date.now()).slice(0, 4));

  function search(event: FormEvent) {
    event.preventDefault();
    const typed = new FormData(input.current as HTMLFormElement).get('search');
    onChange({ ...filter, search: String(typed ?? '').trim() });
  }

  return (
    <form ref={input} method="post" onSubmit={search} className="flex flex-col gap-2">
      <div className="flex gap-2">
        <div className="relative flex min-w-0 flex-1">
          <input
            key={filter.search}
            aria-label={t('search')}
            name="search"
            type="search"
            dir="auto"
            enterKeyHint="search"
            placeholder={t('search_hint')}
            defaultValue={filter.search}
            maxLength={100}
            className={`${control} flex-1 pr-11 placeholder:text-ink-soft`}
          />
          <button
            type="submit"
            aria-label={t('find')}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-soft hover:text-ink"
          >
            <Search aria-hidden className="size-5" />
          </button>
        </div>
        <select
          aria-label={t('period')}
          value={filter.period}
          onChange={({ target }) => onChange({ ...filter, period: target.value })}
          className={`${control} max-w-36 text-sm font-medium sm:max-w-none`}
        >
          <option value="">{t('period_all')}</option>
          <option value="30d">{t('period_30d')}</option>
          <option value="6m">{t('period_6m')}</option>
          {Array.from({ length: years }, (_, ago) => String(thisYear - ago)).map((year) => (
            <option key={year} value={year}>
              {t('period_year', { year })}
            </option>
          ))}
        </select>
      </div>
      <fieldset className="scroller min-w-0 -mx-4 auto-cols-max justify-start gap-2 px-4 py-1 sm:mx-0 sm:px-1">
        <legend className="sr-only">{t('which')}</legend>
        {choices.map((which) => (
          <label
            key={which}
            className="selectable relative flex min-h-11 items-center rounded-full border border-line bg-card px-4 text-sm font-medium hover:border-line-strong has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand has-focus-visible:outline-3 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name="which"
              value={which}
              checked={filter.which === which}
              onChange={() => onChange({ ...filter, which })}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span>{t(`which_${which}` as 'which_all')}</span>
          </label>
        ))}
      </fieldset>
    </form>
  );
}
