'use client';

import type { InputOf } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import type { Column, ListEndpoint, PageOf, WholeDescription, WholeQuery } from './description';
import type { ListState } from './use-list';

/** Reads a list whole, and searches, sorts and pages it as the address says. */
export function useWholeList<To extends ListEndpoint, Row extends object>(
  list: WholeDescription<To, Row>,
  { query: asked, page, limit }: ListState,
) {
  const query = asked as WholeQuery;
  const input = list.ask ? list.ask(query) : {};
  const { refreshEvery } = list;
  const answer = useCall<ListEndpoint>(list.endpoint, input as InputOf<ListEndpoint> | null, {
    refreshInterval: refreshEvery && ((data) => refreshEvery(data as PageOf<To> | undefined)),
  });
  const data = answer.data as PageOf<To> | undefined;
  const search = list.isSearchedByCall || !list.search ? undefined : query[list.search.name];
  const rows = data
    ? sortedRows(foundRows(list.rows(data, query), list.columns, search), list.columns, query.sort)
    : [];
  return {
    ...answer,
    data,
    isIdle: input === null,
    rows: rows.slice((page - 1) * limit, page * limit),
    total: rows.length,
    readAll: async (most: number) => rows.slice(0, most),
  };
}

/** Returns the rows with all words of a search in the texts of their columns. */
export function foundRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  search: string | undefined,
): Row[] {
  const words = search?.toLocaleLowerCase().split(/\s+/).filter(Boolean) ?? [];
  return rows.filter((row) => {
    const text = columns
      .map(({ value }) => value(row) ?? '')
      .join(' ')
      .toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Returns the rows sorted by a column's key, with `-` before it if descending; empty values come last. */
export function sortedRows<Row>(
  rows: Row[],
  columns: readonly Column<Row>[],
  sort: string | undefined,
): Row[] {
  const column = columns.find(({ key }) => key === sort?.replace(/^-/, ''));
  if (!column) return rows;
  const way = sort?.startsWith('-') ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [column.value(one) ?? '', column.value(other) ?? ''];
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    return (
      way *
      (typeof a === 'number' && typeof b === 'number'
        ? a - b
        : String(a).localeCompare(String(b), undefined, { numeric: true }))
    );
  });
}
