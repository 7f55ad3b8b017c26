'use client';

import clsx from 'clsx';
import { ChevronDown, X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { money, shortDate } from '@/lib/storefront/format';
import { latinDigits } from '@/lib/text/digits';
import { daysAfter, noonOf, today } from '@/lib/time/india';
import type { Filter } from './description';
import { Popover } from './popover';

type Change = Record<string, string | undefined>;

type Props = {
  filters: readonly Filter[];
  value: (name: string) => string | undefined;
  onChange: (change: Change) => void;
};

/** The filters of a list as chips; a set one shows its value and can be cleared. */
export function Filters({ filters, value, onChange }: Props) {
  const t = useTranslations('areas.table');
  const names = filters.flatMap(namesOf);
  const isAny = names.some(value);
  return (
    <div className="flex flex-wrap gap-2 max-md:order-last max-md:-mx-4 max-md:w-[calc(100%+2rem)] max-md:flex-nowrap max-md:overflow-x-auto max-md:px-4 md:contents">
      {filters.map((filter) => (
        <FilterChip key={namesOf(filter)[0]} filter={filter} value={value} onChange={onChange} />
      ))}
      {isAny && (
        <button
          type="button"
          onClick={() => onChange(Object.fromEntries(names.map((name) => [name, undefined])))}
          className="min-h-11 px-2 text-sm font-medium whitespace-nowrap text-brand hover:underline pointer-fine:min-h-9"
        >
          {t('clear_filters')}
        </button>
      )}
    </div>
  );
}

const namesOf = (filter: Filter): readonly string[] =>
  'names' in filter ? filter.names : [filter.name];

const optionsOf = ({ options }: ChoicesProps['filter']) =>
  typeof options === 'function' ? [] : options;

type ChipProps = Omit<Props, 'filters'> & { filter: Filter };

function FilterChip({ filter, value, onChange }: ChipProps) {
  const t = useTranslations('areas.table');
  const shown = useShownValue(filter, value);
  const names = namesOf(filter);
  const clear = () => onChange(Object.fromEntries(names.map((name) => [name, undefined])));
  return (
    <span className="inline-flex items-center">
      <Popover
        className={clsx(
          shown
            ? 'rounded-r-none border-brand bg-brand-soft text-brand'
            : 'border-line-strong bg-card hover:bg-sunken',
        )}
        label={
          <>
            <span>{shown ? `${filter.label}: ` : filter.label}</span>
            {shown && <span className="max-w-40 truncate">{shown}</span>}
            {!shown && <ChevronDown aria-hidden className="size-4 text-ink-soft" />}
          </>
        }
      >
        {(close) => {
          const apply = (change: Change) => {
            onChange(change);
            close();
          };
          if (filter.kind === 'choice') {
            return <Choices filter={filter} chosen={value(filter.name)} onChange={apply} />;
          }
          return <Fields filter={filter} value={value} onChange={apply} />;
        }}
      </Popover>
      {shown && (
        <button
          type="button"
          onClick={clear}
          aria-label={t('clear_filter', { name: filter.label })}
          className="grid min-h-11 w-9 place-items-center rounded-r-control border border-l-0 border-brand bg-brand-soft text-brand pointer-fine:min-h-9"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </span>
  );
}

function useShownValue(filter: Filter, value: Props['value']): string | undefined {
  const lang = useLocale();
  if (filter.kind === 'choice') {
    return optionsOf(filter).find((option) => option.value === value(filter.name))?.label;
  }
  if (filter.kind === 'text') return value(filter.name);
  const [from, to] = filter.names.map(value);
  const show = (one: string) =>
    filter.kind === 'days' ? shortDate(noonOf(one).toISOString(), lang) : money(Number(one));
  if (from && to) return from === to ? show(from) : `${show(from)} – ${show(to)}`;
  if (from) return `≥ ${show(from)}`;
  return to && `≤ ${show(to)}`;
}

type ChoicesProps = {
  filter: Extract<Filter, { kind: 'choice' }>;
  chosen: string | undefined;
  onChange: (change: Change) => void;
};

/** Number of options from which a field to find one is worth its place. */
const many = 12;

function Choices({ filter, chosen, onChange }: ChoicesProps) {
  const t = useTranslations('areas.table');
  const [search, setSearch] = useState('');
  const options = optionsOf(filter);
  const found = options.filter(({ label }) =>
    label.toLocaleLowerCase().includes(search.toLocaleLowerCase().trim()),
  );
  return (
    <div className="flex flex-col gap-2">
      {options.length > many && (
        <input
          type="search"
          aria-label={t('find_option', { name: filter.label })}
          placeholder={t('find_option', { name: filter.label })}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          className="min-h-11 rounded-control border border-line-strong bg-card px-3"
        />
      )}
      <ul aria-label={filter.label}>
        {found.map(({ value, label }) => (
          <li key={value}>
            <button
              type="button"
              aria-pressed={value === chosen}
              onClick={() => onChange({ [filter.name]: value === chosen ? undefined : value })}
              className="min-h-11 w-full rounded-control px-3 py-1.5 text-left text-sm hover:bg-sunken aria-pressed:bg-brand-soft aria-pressed:font-semibold aria-pressed:text-brand pointer-fine:min-h-9"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type FieldsProps = {
  filter: Exclude<Filter, { kind: 'choice' }>;
  value: Props['value'];
  onChange: (change: Change) => void;
};

function Fields({ filter, value, onChange }: FieldsProps) {
  const t = useTranslations('areas.table');
  const names = namesOf(filter);
  const isDays = filter.kind === 'days';
  const isAmounts = filter.kind === 'amounts';

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const read = (name: string) => {
      const text = String(given.get(name) ?? '').trim();
      return isAmounts ? latinDigits(text).replace(/[^\d.]/g, '') : text;
    };
    onChange(Object.fromEntries(names.map((name) => [name, read(name) || undefined])));
  }
  const preset = (days: number) => {
    const [from = '', to = ''] = names;
    onChange({ [from]: daysAfter(today(), -days), [to]: days === 0 ? today() : undefined });
  };

  return (
    <form onSubmit={apply} className="flex flex-col gap-3">
      {isDays && (
        <div className="flex flex-wrap gap-2">
          {([0, 7, 30, 90] as const).map((days) => (
            <button
              key={days}
              type="button"
              onClick={() => preset(days)}
              className="min-h-11 rounded-full border border-line px-3 text-sm hover:bg-sunken pointer-fine:min-h-9"
            >
              {days === 0 ? t('today') : t('days', { count: days })}
            </button>
          ))}
        </div>
      )}
      <div className={clsx('grid gap-2', names.length > 1 && !isDays && 'grid-cols-2')}>
        {names.map((name, index) => (
          <TextField
            key={name}
            name={name}
            label={names.length === 1 ? filter.label : t(index === 0 ? 'from' : 'to')}
            type={isDays ? 'date' : 'text'}
            inputMode={
              isAmounts ? 'decimal' : filter.kind === 'text' ? filter.inputMode : undefined
            }
            maxLength={filter.kind === 'text' ? (filter.maxLength ?? 100) : 12}
            autoComplete="off"
            defaultValue={value(name)}
          />
        ))}
      </div>
      <Button type="submit">{t('apply')}</Button>
    </form>
  );
}
