'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { shownCount } from '@/components/areas/counted';
import { PageSteps } from '@/components/areas/page-steps';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { number } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useAction } from '../use-action';
import { ChosenBar } from './chosen-bar';
import type {
  Column,
  Description,
  Filter,
  ListEndpoint,
  ListHandle,
  ListParts,
  RowsName,
  WholeDescription,
} from './description';
import { Filters } from './filters';
import { useKeptColumns } from './kept-columns';
import { ListMenus } from './list-menus';
import { ListSearch } from './list-search';
import { ListTabs } from './list-tabs';
import { TableRows } from './table-rows';
import { type ListState, type Query, useList } from './use-list';
import { useListQuery } from './use-list-query';
import { useWholeList } from './use-whole-list';

const fewest = 25;
const sizes = [fewest, 50, 100];
/** The source of chosen rows: the page, all pages read one by one, or the query itself. */
type Reach = 'page' | 'read' | 'query';
type Choice<Row> = { asked: string; chosen: Row[]; reach?: Reach };
const nothing: Choice<never> = { asked: '', chosen: [] };

/** Most rows that "select all that match" selects. */
const mostChosen = 1000;

/** A list of an area from its description: search, filters, sorting, pages, chosen rows, export. */
export function DataTable<To extends ListEndpoint, Name extends RowsName<To>>(
  list: Description<To, Name>,
) {
  const state = useListState(list);
  const { query, page, limit } = state;
  const asked = { ...query, page, limit };
  const found = useList<To, Name>(list.endpoint, list.rows, asked, list.refreshEvery);
  return <ListView list={list} state={state} found={found} />;
}

/** A list that the host returns whole, with the same parts as `DataTable`; each column sorts. */
export function WholeTable<To extends ListEndpoint, Row extends object>(
  list: WholeDescription<To, Row>,
) {
  const columns = list.columns.map((column) => ({ sort: column.key, ...column }));
  const state = useListState({ ...list, columns });
  return <ListView list={{ ...list, columns }} state={state} found={useWholeList(list, state)} />;
}

/** Reads the query of a list from the address. */
function useListState<Row, Name extends string, Page>(
  list: Pick<ListParts<Row, Name, Page>, 'tabs' | 'search' | 'filters'> & {
    columns: readonly Column<Row>[];
  },
): ListState {
  const { columns, tabs, search, filters = [] } = list;
  const { value, page } = useListQuery();
  const names = [
    ...(tabs ? [tabs.name] : []),
    ...(search ? [search.name] : []),
    ...filters.flatMap((filter) => ('names' in filter ? filter.names : [filter.name])),
    ...(columns.some(({ sort }) => sort) ? ['sort'] : []),
  ];
  const limit = sizes.find((size) => String(size) === value('limit')) ?? fewest;
  const query: Query = Object.fromEntries(names.map((name) => [name, value(name)]));
  if (tabs?.initial) query[tabs.name] ??= tabs.initial;
  return { query, page, limit };
}

type Found<Row, Page> = {
  data: Page | undefined;
  error: unknown;
  isLoading: boolean;
  /** True while nothing is asked, e.g. before a search. */
  isIdle?: boolean;
  mutate: () => Promise<unknown>;
  rows: Row[];
  /** Number of rows on all pages. */
  total?: number;
  readAll: (limit: number, onRead?: (count: number) => void) => Promise<Row[]>;
};

type ViewProps<Row, Name extends string, Page> = {
  list: ListParts<Row, Name, Page>;
  state: ListState;
  found: Found<Row, Page>;
};

function ListView<Row extends object, Name extends string, Page extends object>({
  list,
  state: { query, page, limit },
  found: { data, error, isLoading, isIdle, mutate, rows, readAll, total: counted },
}: ViewProps<Row, Name, Page>) {
  const { columns, tabs, search, filters = [], id, empty } = list;
  const t = useTranslations('areas.table');
  const ta = useTranslations('areas');
  const errorText = useErrorText();
  const { busy, run } = useAction();
  const { value, open } = useListQuery();
  const [shown, keep] = useKeptColumns(list.name);
  const [choice, setChoice] = useState<Choice<Row>>({ asked: '', chosen: [] });

  const hidden = new Set(
    columns.filter(({ key, isHidden }) => !(shown.columns[key] ?? !isHidden)).map(({ key }) => key),
  );
  const paged = data as (Page & { total?: number; limit?: number }) | undefined;
  const total = counted ?? paged?.total ?? rows.length;

  const asked = JSON.stringify([query, page, limit]);
  const { chosen: taken, reach = 'page' } = choice.asked === asked ? choice : nothing;
  const choose = (chosen: Row[], to: Reach = 'page') => setChoice({ asked, chosen, reach: to });
  // Chosen rows are taken as they are now; those that have left the page are chosen no more.
  const present = new Map(rows.map((row) => [id(row), row]));
  const chosen = (taken as Row[]).flatMap(
    (row) => present.get(id(row)) ?? (reach === 'page' ? [] : [row]),
  );
  const handle: ListHandle<Page> | undefined = data && {
    page: data,
    refresh: () => {
      if (reach !== 'page') choose([]);
      return mutate();
    },
    clear: () => choose([]),
    query,
    whole: reach === 'query' ? total : undefined,
  };
  const most = Math.min(total, list.chosenByQuery ?? mostChosen);
  const chooseAll = () =>
    list.chosenByQuery
      ? choose(rows, 'query')
      : run(async () => choose(await readAll(most), 'read'));

  return (
    <div className="flex min-w-0 flex-col gap-3">
      {tabs && (
        <ListTabs
          label={tabs.label}
          options={tabs.options(data)}
          value={value(tabs.name) ?? tabs.initial ?? ''}
          onChoose={(to) => open({ [tabs.name]: to === (tabs.initial ?? '') ? undefined : to })}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        {search && (
          <ListSearch
            {...search}
            value={value(search.name)}
            onSearch={(text) => open({ [search.name]: text })}
          />
        )}
        <Filters
          filters={filters.map((filter) => withOptions(filter, data))}
          value={value}
          onChange={open}
        />
        <ListMenus
          name={list.name}
          columns={columns}
          hidden={hidden}
          shown={shown}
          onShow={keep}
          total={total}
          readAll={readAll}
        />
      </div>
      {handle && list.bar?.(handle)}
      {Boolean(error) && (
        <div className="flex flex-wrap items-center gap-3">
          <Notice tone="bad">{errorText(error)}</Notice>
          <Button look="outline" onClick={() => mutate()}>
            {ta('try_again')}
          </Button>
        </div>
      )}
      {!data && !error && !isIdle && <Skeleton className="h-96" />}
      {data && rows.length === 0 && (
        <EmptyState icon={empty.icon} level={2} title={empty.title} hint={empty.hint} />
      )}
      {handle && rows.length > 0 && (
        <TableRows<Row>
          label={list.label}
          rows={rows}
          id={id}
          rowName={list.rowName}
          columns={columns}
          hidden={hidden}
          isComfortable={shown.isComfortable}
          isOld={isLoading}
          sort={value('sort')}
          onSort={(sort) => open({ sort })}
          chosen={
            list.actions &&
            Object.fromEntries(chosen.map((row) => [String(id(row)), true as const]))
          }
          onChoose={(ids) => choose(rows.filter((row) => ids[String(id(row))]))}
          list={handle}
          next={list.next && ((row) => list.next?.(row, handle))}
          details={list.details && ((row) => list.details?.(row, handle))}
        />
      )}
      {data && total > 0 && (
        <footer className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
          <p role="status" className="mr-auto flex flex-wrap gap-x-3">
            <span>{t('count', { count: total, shown: shownCount(total, number) })}</span>
            {list.totals?.(data)}
          </p>
          {total > fewest && (
            <label className="flex items-center gap-2">
              <span>{t('per_page')}</span>
              <select
                value={limit}
                onChange={({ target }) => open({ limit: target.value })}
                className="min-h-11 rounded-control border border-line-strong bg-card px-2 text-ink pointer-fine:min-h-9"
              >
                {sizes.map((size) => (
                  <option key={size}>{size}</option>
                ))}
              </select>
            </label>
          )}
          <PageSteps
            page={page}
            pages={Math.ceil(total / (paged?.limit ?? limit))}
            onChoose={(to) => open({ page: to })}
          />
        </footer>
      )}
      {handle && list.foot?.(handle)}
      {handle && chosen.length > 0 && (
        <ChosenBar
          count={handle.whole ?? chosen.length}
          most={reach === 'page' && chosen.length === rows.length ? most : 0}
          isCut={total > most}
          busy={busy}
          onAll={chooseAll}
          onClear={handle.clear}
        >
          {list.actions?.(chosen, handle)}
        </ChosenBar>
      )}
    </div>
  );
}

/** Returns a filter with its options; none until the page that names them is there. */
function withOptions<Page>(filter: Filter<string, Page>, page: Page | undefined): Filter {
  if (filter.kind !== 'choice') return filter;
  const { options } = filter;
  return {
    ...filter,
    options: typeof options !== 'function' ? options : page ? options(page) : [],
  };
}
