'use client';

import { useLocale } from 'next-intl';
import { useSWRConfig } from 'swr';
import { call, dataOf, type InputOf } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import type { ListEndpoint, PageOf, RowOf, RowsName } from './description';

export type Query = Record<string, string | number | undefined>;

/** The state of a list, read from the address. */
export type ListState = { query: Query; page: number; limit: number };

/** Rows of a page while all pages are read. */
const most = 100;

/** Reads a page of a list; `readAll` reads the rows of all its pages, up to a number. */
export function useList<To extends ListEndpoint, Name extends RowsName<To>>(
  endpoint: To,
  rows: Name,
  query: Query,
  refreshEvery?: (page: PageOf<To> | undefined) => number,
) {
  const lang = useLocale();
  const list = useCall<ListEndpoint>(endpoint, { query } as InputOf<ListEndpoint>, {
    keepPreviousData: true,
    refreshInterval: refreshEvery && ((page) => refreshEvery(page as PageOf<To> | undefined)),
  });
  const data = list.data as PageOf<To> | undefined;
  const rowsOf = (page: PageOf<To>) => page[rows] as RowOf<To, Name>[];

  async function readAll(limit: number, onRead?: (count: number) => void) {
    const all: RowOf<To, Name>[] = [];
    for (let page = 1; all.length < limit; page++) {
      const input = { lang, query: { ...query, page, limit: most } } as InputOf<ListEndpoint>;
      const found = rowsOf(
        (await dataOf(call<ListEndpoint>(endpoint, input) as never)) as PageOf<To>,
      );
      all.push(...found);
      onRead?.(all.length);
      if (found.length < most) break;
    }
    return all.slice(0, limit);
  }

  return { ...list, data, rows: data ? rowsOf(data) : [], readAll };
}

/** Returns a function that rereads a list after a change elsewhere, whatever its filters. */
export function useRefreshList(endpoint: ListEndpoint) {
  const { mutate } = useSWRConfig();
  return () => mutate((key) => Array.isArray(key) && key[1] === endpoint);
}
