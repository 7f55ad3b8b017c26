'use client';

import clsx from 'clsx';
import { useLocale } from 'next-intl';
import { AreaLink } from '@/components/areas/link';
import type { Locale } from '@/lib/i18n/locales';
import { dateTime, money, number, shortDateTime } from '@/lib/storefront/format';
import { clockOf } from '@/lib/time/india';
import type { Column, ListHandle, Value } from './description';

const isNumeric = ({ kind }: Pick<Column<never>, 'kind'>) => kind === 'amount' || kind === 'number';

/** Classes that a column's heading and cells share. */
export const alignOf = (column: Pick<Column<never>, 'kind'>) =>
  isNumeric(column) ? 'text-right tabular-nums' : 'text-left';

/** Classes of a title: one line in a table, two on a phone's card. */
export const oneLineOrTwo = 'md:truncate max-md:line-clamp-2 max-md:wrap-anywhere';

type Props<Row> = { column: Column<Row>; row: Row; list: ListHandle };

/** The content of a cell: one line, or two short ones of its own. */
export function Cell<Row>({ column, row, list }: Props<Row>) {
  const lang = useLocale();
  const { kind, cell, href, width = 320 } = column;
  const own = cell?.(row, list);
  if (own !== undefined) return own;
  const value = column.value(row);
  if (value === null || value === undefined || value === '') {
    return <span className="text-ink-soft">–</span>;
  }
  const text = textOf(value, kind, lang);
  const whole = kind === 'date' ? dateTime(String(value), lang) : text;
  const props = {
    className: clsx(
      'block',
      column.card === 'title' ? oneLineOrTwo : 'truncate',
      kind === 'link' &&
        'font-semibold text-brand hover:underline max-md:after:absolute max-md:after:inset-0',
      kind === 'amount' && 'font-medium',
    ),
    style: { maxWidth: width },
    title: whole.length > 20 || kind === 'date' ? whole : undefined,
    translate: kind === 'text' || kind === undefined ? undefined : ('no' as const),
    dir: kind === 'text' || kind === undefined ? ('auto' as const) : undefined,
  };
  if (kind === 'link' && href) {
    return (
      <AreaLink href={href(row)} data-open {...props}>
        {text}
      </AreaLink>
    );
  }
  return <span {...props}>{text}</span>;
}

function textOf(value: NonNullable<Value>, kind: Column<never>['kind'], lang: Locale): string {
  if (kind === 'amount') return money(Number(value));
  if (kind === 'number') return number(Number(value));
  if (kind === 'date') return shortDateTime(String(value), lang);
  return String(value);
}

/** The value of an exported cell: numbers stay numbers, moments are Indian local time. */
export function exported<Row>(column: Column<Row>, row: Row): string | number {
  const value = column.value(row) ?? '';
  return column.kind === 'date' && value ? clockOf(value).replace('T', ' ') : value;
}
