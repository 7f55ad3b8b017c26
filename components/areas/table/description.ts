import type { ReactNode } from 'react';
import type { Icon } from '@/components/ui/icon';
import type { AnswerOf, Endpoint, InputOf } from '@/lib/client/call';

/** The calls of the areas that can fill a table. */
export type ListEndpoint = Extract<Endpoint, `GET /api/${'operator' | 'seller'}/${string}`>;

/** A page of a list: its rows, and how many there are on all pages. */
export type PageOf<To extends ListEndpoint> =
  AnswerOf<To> extends { data: infer Page extends object } ? Page : never;

/** The names under which a page holds lists. */
export type RowsName<To extends ListEndpoint> = {
  [Name in keyof PageOf<To>]: PageOf<To>[Name] extends readonly object[] ? Name : never;
}[keyof PageOf<To>] &
  string;

export type RowOf<
  To extends ListEndpoint,
  Name extends RowsName<To>,
> = PageOf<To>[Name] extends readonly (infer Row extends object)[] ? Row : never;

/** The query parameters that the call takes. */
export type QueryName<To extends ListEndpoint> =
  InputOf<To> extends { query?: infer Query } ? keyof NonNullable<Query> & string : never;

export type Value = string | number | null | undefined;

export type Column<Row> = {
  key: string;
  label: string;
  /** Decides format and alignment; text by default. Amounts are rupees, dates ISO 8601. */
  kind?: 'text' | 'link' | 'amount' | 'number' | 'date' | 'state';
  /** The value that is shown and exported. */
  value: (row: Row) => Value;
  /** Shown in place of the value; undefined shows the value. */
  cell?: (row: Row, list: ListHandle) => ReactNode;
  /** The page of the row, for the kind `link`. */
  href?: (row: Row) => string;
  /** The name by which the server sorts; columns without one cannot be sorted. */
  sort?: string;
  /** Maximum width in pixels; longer texts are cut. */
  width?: number;
  isHidden?: boolean;
  /** The place on a phone's card; columns without one are left out there. */
  card?: 'title' | 'line' | 'amount' | 'state';
};

export type Choice = { value: string; label: string };

type Ranged<Name extends string> = { label: string; names: readonly [from: Name, to: Name] };

export type Filter<Name extends string = string, Page = never> =
  | {
      kind: 'choice';
      name: Name;
      label: string;
      /** A function where the options come with the page. */
      options: readonly Choice[] | ((page: Page) => readonly Choice[]);
    }
  | { kind: 'text'; name: Name; label: string; inputMode?: 'numeric' | 'text'; maxLength?: number }
  /** Days in India, both included. */
  | ({ kind: 'days' } & Ranged<Name>)
  /** Rupees, both included. */
  | ({ kind: 'amounts' } & Ranged<Name>);

export type Tabs<Name extends string, Page> = {
  name: Name;
  label: string;
  /** The value where the address names none. */
  initial?: string;
  options: (page: Page | undefined) => readonly (Choice & { count?: number; isUrgent?: boolean })[];
};

/** The state of a list for its actions, and the operations they may call. */
export type ListHandle<Page = unknown> = {
  page: Page;
  refresh: () => Promise<unknown>;
  /** Chooses no row any more. */
  clear: () => void;
  /** Filters, search and sorting of the list. */
  query: Readonly<Record<string, string | number | undefined>>;
  /** Number of rows of all pages, if all that match the query are chosen (`chosenByQuery`). */
  whole?: number;
};

/** The parts of a description that do not depend on where the rows come from. */
export type ListParts<Row, Name extends string, Page> = {
  /** Name under which this browser keeps the chosen columns; also the name of exported files. */
  name: string;
  label: string;
  id: (row: Row) => string | number;
  /** The name of a row in labels, e.g. its number. */
  rowName: (row: Row) => string;
  columns: readonly Column<Row>[];
  tabs?: Tabs<Name, Page>;
  search?: { name: Name; label: string; hint?: string };
  filters?: readonly Filter<Name, Page>[];
  empty: { icon: Icon; title: string; hint?: string };
  /** The next action of a row. */
  next?: (row: Row, list: ListHandle<Page>) => ReactNode;
  /** The actions for chosen rows; rows can be chosen only if there are some. */
  actions?: (chosen: readonly Row[], list: ListHandle<Page>) => ReactNode;
  /** Most rows that the actions take by the query: "all that match" are then not read first. */
  chosenByQuery?: number;
  /** Renders the details that unfold below a row; null for a row without any. */
  details?: (row: Row, list: ListHandle<Page>) => ReactNode;
  /** Totals of what is filtered, beside the number of rows. */
  totals?: (page: Page) => ReactNode;
  /** Further buttons that need the page, above the table. */
  bar?: (list: ListHandle<Page>) => ReactNode;
  /** Shown under the table. */
  foot?: (list: ListHandle<Page>) => ReactNode;
  /** Rereads the list every so many milliseconds. */
  refreshEvery?: (page: Page | undefined) => number;
};

/** A list whose pages, filters and sorting are the host's. */
export type Description<To extends ListEndpoint, Name extends RowsName<To>> = ListParts<
  RowOf<To, Name>,
  QueryName<To>,
  PageOf<To>
> & { endpoint: To; rows: Name };

/** A list that the host returns whole: the browser searches, sorts and pages it. */
export type WholeDescription<To extends ListEndpoint, Row extends object> = ListParts<
  Row,
  string,
  PageOf<To>
> & {
  endpoint: To;
  /** The call's input for a query of the address; null makes no call, undefined needs none. */
  ask?: (query: WholeQuery) => InputOf<To> | null;
  /** The rows of the answer, e.g. those of the open tab. */
  rows: (data: PageOf<To>, query: WholeQuery) => readonly Row[];
  /** True if the call searches; otherwise a row is found by the texts of its columns. */
  isSearchedByCall?: boolean;
};

export type WholeQuery = Readonly<Record<string, string | undefined>>;
