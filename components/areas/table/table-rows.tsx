'use client';

import {
  columnVisibilityFeature,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import clsx from 'clsx';
import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode, useMemo, useRef, useState } from 'react';
import { alignOf, Cell } from './cell';
import type { Column, ListHandle } from './description';
import { useRowKeys } from './use-row-keys';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature });

type Props<Row> = {
  label: string;
  rows: Row[];
  id: (row: Row) => string | number;
  rowName: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** Keys of the hidden columns. */
  hidden: ReadonlySet<string>;
  isComfortable: boolean;
  /** True while the rows of another query are shown. */
  isOld: boolean;
  /** The server's name of the sorting, with `-` before it if descending. */
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
  /** Chosen ids; undefined if rows cannot be chosen. */
  chosen: RowSelectionState | undefined;
  onChoose: (chosen: RowSelectionState) => void;
  list: ListHandle;
  next?: (row: Row) => ReactNode;
  details?: (row: Row) => ReactNode;
};

/** The place of a cell on a phone's card. */
const places = {
  title: 'max-md:[grid-area:title]',
  line: 'max-md:[grid-area:line] max-md:text-sm max-md:text-ink-soft',
  amount: 'max-md:[grid-area:amount] max-md:justify-self-end',
  state: 'max-md:[grid-area:state]',
  none: 'max-md:hidden',
};

/**
 * Rows as a table whose head stays in view, on a phone as cards of 88 pixels. Rows are reached, chosen and opened by
 * keys (`useRowKeys`).
 */
export function TableRows<Row extends object>(props: Props<Row>) {
  const { label, rows, id, columns, hidden, sort, onSort, chosen, onChoose, next, details } = props;
  const t = useTranslations('areas.table');
  const body = useRef<HTMLTableElement>(null);
  useRowKeys(body);
  const [open, setOpen] = useState<string>();

  const defined = useMemo(
    () =>
      columns.map(({ key, sort: by, kind }) => ({
        id: key,
        accessorFn: (row: Row) => row,
        enableSorting: by !== undefined,
        sortDescFirst: kind === 'date' || kind === 'amount' || kind === 'number',
      })),
    [columns],
  );
  const sorted = columns.find((column) => column.sort && column.sort === sort?.replace(/^-/, ''));
  const sorting = sorted ? [{ id: sorted.key, desc: Boolean(sort?.startsWith('-')) }] : [];
  const rowSelection = chosen ?? {};
  const table = useTable({
    features,
    data: rows,
    columns: defined,
    getRowId: (row: Row) => String(id(row)),
    manualSorting: true,
    enableMultiSort: false,
    enableRowSelection: chosen !== undefined,
    state: {
      rowSelection,
      sorting,
      columnVisibility: Object.fromEntries([...hidden].map((key) => [key, false])),
    },
    onRowSelectionChange: (change) =>
      onChoose(typeof change === 'function' ? change(rowSelection) : change),
    onSortingChange: (change) => {
      const [by] = typeof change === 'function' ? change(sorting) : change;
      const column = columns.find(({ key }) => key === by?.id);
      onSort(by && column?.sort ? (by.desc ? `-${column.sort}` : column.sort) : undefined);
    },
  });
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const shown = table.getVisibleLeafColumns();
  const width = shown.length + (chosen ? 1 : 0) + (next || details ? 1 : 0);

  return (
    <section
      aria-label={label}
      aria-busy={props.isOld}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by keyboard too
      tabIndex={0}
      className={clsx(
        'rounded-card border border-line bg-card max-md:overflow-hidden md:max-h-[max(24rem,calc(100dvh-15rem))] md:overflow-auto print:max-h-none',
        props.isOld && 'opacity-60',
      )}
    >
      <table ref={body} className="w-full border-separate border-spacing-0 text-sm max-md:block">
        <thead className="max-md:sr-only">
          <tr>
            {chosen && (
              <th className={clsx(head, 'left-0 z-20 w-11 px-0!')}>
                <ChooseAll table={table} label={t('choose_page')} />
              </th>
            )}
            {shown.map((column) => {
              const described = byKey.get(column.id);
              if (!described) return null;
              const direction = column.getIsSorted();
              return (
                <th
                  key={column.id}
                  scope="col"
                  aria-sort={
                    column.getCanSort() ? (direction ? `${direction}ending` : 'none') : undefined
                  }
                  className={clsx(head, alignOf(described))}
                >
                  {column.getCanSort() ? (
                    <button
                      type="button"
                      onClick={column.getToggleSortingHandler()}
                      className={clsx(
                        'inline-flex min-h-10 items-center gap-1 hover:text-ink',
                        direction && 'font-semibold text-ink',
                      )}
                    >
                      <span>{described.label}</span>
                      {direction === 'asc' && <ArrowUp aria-hidden className="size-3.5" />}
                      {direction === 'desc' && <ArrowDown aria-hidden className="size-3.5" />}
                    </button>
                  ) : (
                    described.label
                  )}
                </th>
              );
            })}
            {(next || details) && (
              <th scope="col" className={clsx(head, 'right-0 z-20')}>
                <span className="sr-only">{t('next_action')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {table.getRowModel().rows.map((row) => {
            const below = details?.(row.original);
            const isOpen = open === row.id && Boolean(below);
            const ground = row.getIsSelected() ? 'bg-brand-soft' : 'bg-card group-hover:bg-sunken';
            const cell = clsx('border-b border-line max-md:border-0 max-md:p-0', ground);
            return (
              <Fragment key={row.id}>
                <tr
                  data-row
                  tabIndex={-1}
                  className={clsx(
                    'group relative -outline-offset-2',
                    'max-md:grid max-md:min-h-22 max-md:content-center max-md:items-center max-md:gap-x-3 max-md:gap-y-0.5 max-md:border-b max-md:border-line max-md:px-3 max-md:py-2',
                    chosen
                      ? "max-md:grid-cols-[1.75rem_minmax(0,1fr)_auto] max-md:[grid-template-areas:'box_title_amount''box_line_next''box_state_next']"
                      : "max-md:grid-cols-[minmax(0,1fr)_auto] max-md:[grid-template-areas:'title_amount''line_next''state_next']",
                    ground,
                  )}
                >
                  {chosen && (
                    <td
                      className={clsx(
                        cell,
                        'sticky left-0 z-10 w-11 p-0 max-md:static max-md:w-7 max-md:bg-transparent! max-md:[grid-area:box]',
                      )}
                    >
                      <label className="relative z-10 grid size-11 cursor-pointer place-items-center max-md:-ml-2">
                        <span className="sr-only">
                          {t('choose', { name: props.rowName(row.original) })}
                        </span>
                        <input
                          type="checkbox"
                          data-choose
                          className="size-5 accent-brand"
                          checked={row.getIsSelected()}
                          onChange={row.getToggleSelectedHandler()}
                        />
                      </label>
                    </td>
                  )}
                  {shown.map(({ id: key }) => {
                    const column = byKey.get(key);
                    return (
                      column && (
                        <td
                          key={key}
                          className={clsx(
                            cell,
                            'px-3 py-1',
                            props.isComfortable ? 'md:h-14' : 'md:h-12',
                            alignOf(column),
                            places[column.card ?? 'none'],
                          )}
                        >
                          <Cell column={column} row={row.original} list={props.list} />
                        </td>
                      )
                    );
                  })}
                  {(next || details) && (
                    <td
                      className={clsx(
                        cell,
                        'sticky right-0 z-10 px-2 text-right whitespace-nowrap max-md:static max-md:self-center max-md:[grid-area:next]',
                        '[&_dialog]:text-left [&_dialog]:text-base [&_dialog]:whitespace-normal',
                      )}
                    >
                      <div className="relative inline-flex items-center gap-1 max-md:max-w-48 max-md:flex-wrap max-md:justify-end">
                        {next?.(row.original)}
                        {below && (
                          <button
                            type="button"
                            data-open
                            aria-expanded={isOpen}
                            aria-label={t('details', { name: props.rowName(row.original) })}
                            onClick={() => setOpen(isOpen ? undefined : row.id)}
                            className="grid size-11 place-items-center rounded-control hover:bg-sunken pointer-fine:size-9"
                          >
                            <ChevronDown
                              aria-hidden
                              className={clsx(
                                'size-5 transition-transform',
                                isOpen && 'rotate-180',
                              )}
                            />
                          </button>
                        )}
                      </div>
                    </td>
                  )}
                </tr>
                {isOpen && (
                  <tr data-details className="max-md:block">
                    <td colSpan={width} className="border-b border-line bg-page p-4 max-md:block">
                      {below}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

const head =
  'sticky top-0 z-10 h-10 border-b border-line bg-sunken px-3 font-medium whitespace-nowrap text-ink-soft';

type ChooseAllProps = {
  table: {
    getIsAllRowsSelected: () => boolean;
    getIsSomeRowsSelected: () => boolean;
    toggleAllRowsSelected: (value: boolean) => void;
  };
  label: string;
};

function ChooseAll({ table, label }: ChooseAllProps) {
  const isSome = table.getIsSomeRowsSelected();
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input
        ref={(box) => {
          if (box) box.indeterminate = isSome && !table.getIsAllRowsSelected();
        }}
        type="checkbox"
        className="size-5 accent-brand"
        checked={table.getIsAllRowsSelected()}
        onChange={({ target }) => table.toggleAllRowsSelected(target.checked)}
      />
    </label>
  );
}
