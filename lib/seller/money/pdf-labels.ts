import type { sumNames } from './sum-names';

/** Words of a statement's PDF, as keys under `seller_money` in messages/areas. */
export type PdfLabels = Record<
  | 'total'
  | 'lines'
  | 'invoice'
  | 'credit_note'
  | 'number'
  | 'date'
  | 'sac'
  | 'taxable'
  | 'invoice_total'
  | 'supplier'
  | 'recipient'
  | 'gstin'
  | 'state_code'
  | 'service'
  | 'in_words'
  | 'computer_generated',
  string
> & {
  sums: Record<(typeof sumNames)[number], string>;
  statement: (number: string) => string;
  page: (page: number, pages: number) => string;
  day: (iso: string) => string;
};
