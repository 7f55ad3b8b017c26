import type { RowOutcome } from '@/lib/api/schemas/seller/imports';
import type { ListingDocument } from '@/lib/api/schemas/seller/listing-document';
import type { RowAsk, RowProblem } from '../../../kernel/db/schema/imports';
import type { PresentListing } from './present';
import type { RowFields } from './values';

/** A row of a file as it was read. */
export type ReadRow = {
  number: number;
  listingCode: string;
  fields: RowFields;
  /** What reading it has found already. */
  problems: RowProblem[];
  /** Once it was checked: the stock of its published SKU then. */
  seenStock?: number | null;
};

export type RowVerdict = {
  number: number;
  outcome: RowOutcome;
  problems: RowProblem[];
  /** Values that the store says something about. */
  asks: RowAsk[];
  /** The stock of its published SKU. */
  seenStock?: number;
};

/** What is to be done with a listing. */
export type ListingPlan = {
  code: string;
  document: ListingDocument;
  /** Undefined for a new one. */
  before: PresentListing | undefined;
  /**
   * `publish` shows it to shoppers, or to the operator first where the store's rule says so; `prices` shows new
   * prices at once; `save` keeps it as a draft; `none` is for a change of stock alone.
   */
  step: 'publish' | 'prices' | 'save' | 'none';
  /** With `prices`: what shoppers see, with the new prices. */
  shown?: ListingDocument;
  /** Of a listing that is off sale: its new prices are kept, and it stays off sale. */
  isResting?: boolean;
  /** A brand that the market does not have yet, as the file writes it. */
  requestedBrand?: string;
  /** New stock of published SKUs, as seen at the check, with the number of the row that says so. */
  stocks: { productId: number; to: number; seen: number; row: number }[];
  /** Row numbers by SKU, to say where a refusal belongs. */
  rows: Map<string, number>;
};

/** Of a listing's rows: what becomes of each, and the plan when something is to be done. */
export type GroupVerdict = { rows: RowVerdict[]; isDraft: boolean; plan?: ListingPlan };
