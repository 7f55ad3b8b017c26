import type { Locale } from '@/lib/i18n/locales';
import type { TextKeyUnder } from '@/lib/i18n/texts';
import { paiseOf } from '../../../kernel/money/rupees';

/** A cell: a text of somebody else, a number, or an amount. */
export type Cell = string | number | { paise: number };

/** A column, by the key of its heading. */
export type SalesColumn = TextKeyUnder<'sales_files'>;

export type SalesQuery = {
  storeId: number;
  /** The language of statuses and of names that have no language of their own. */
  lang: Locale;
  /** Days in India, both included. */
  from?: string;
  to?: string;
};

export const paise = (amount: number): Cell => ({ paise: amount });

/** Converts an amount of the contract, whose rupees are whole paise, to a cell. */
export const rupeeCell = (amount: number): Cell => paise(paiseOf(amount));
