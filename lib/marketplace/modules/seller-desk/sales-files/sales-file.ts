import type { z } from 'zod';
import type { salesFileQuerySchema } from '@/lib/contract/schemas/seller/exports';
import type { SalesList } from '@/lib/contract/schemas/seller/sales-lists';
import type { Sheet } from '@/lib/documents/xlsx-writer';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { asCell } from '@/lib/text/csv';
import type { Database } from '../../../kernel/db/connection';
import { rupees, rupeesText } from '../../../kernel/money/rupees';
import type { Cell, SalesColumn, SalesQuery } from './columns';
import { creditNoteColumns, creditNoteRows, invoiceColumns, invoiceRows } from './documents';
import { orderColumns, orderRows } from './orders';
import { shipmentColumns, shipmentRows } from './shipments';

type SalesRows = (db: Database, query: SalesQuery) => AsyncGenerator<Record<string, Cell>>;

const lists: Record<SalesList, { columns: readonly SalesColumn[]; rows: SalesRows }> = {
  orders: { columns: orderColumns, rows: orderRows },
  shipments: { columns: shipmentColumns, rows: shipmentRows },
  invoices: { columns: invoiceColumns, rows: invoiceRows },
  credit_notes: { columns: creditNoteColumns, rows: creditNoteRows },
};

/** Columns that hold long texts. */
const wide: readonly SalesColumn[] = ['product', 'buyer', 'place_of_supply'];

type Wanted = z.output<typeof salesFileQuerySchema> & { storeId: number; lang: Locale };

/**
 * Returns a list of a store's sales as a sheet whose rows are read while they are written, and the file's name without
 * its extension. Amounts are exact rupees: numbers in a workbook, texts with two decimals in CSV.
 */
export function salesFile(
  db: Database,
  { list, format, from, to, ...of }: Wanted,
): { name: string; sheet: Sheet } {
  const { columns, rows } = lists[list];
  const period = [from, to].filter((day) => day !== undefined);
  return {
    name: ['haat', list.replace('_', '-'), ...period].join('-'),
    sheet: {
      name: list,
      widths: columns.map((column) => (wide.includes(column) ? 30 : 15)),
      rows: lines(),
    },
  };

  async function* lines() {
    yield columns.map((column) => textOf(of.lang, `sales_files.${column}`));
    for await (const row of rows(db, { ...of, from, to })) {
      yield columns.map((column) => written(row[column] ?? '', format));
    }
  }
}

function written(cell: Cell, format: 'csv' | 'xlsx'): string | number {
  if (typeof cell === 'object') {
    return format === 'csv' ? rupeesText(cell.paise) : rupees(cell.paise);
  }
  return typeof cell === 'string' ? asCell(cell) : cell;
}
