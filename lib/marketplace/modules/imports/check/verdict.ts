import type { RowOutcome } from '@/lib/contract/schemas/seller/imports';
import type { ListingDocument } from '@/lib/contract/schemas/seller/listing-document';
import type { RowAsk, RowProblem } from '../../../kernel/db/schema/imports';
import type { PresentListing } from './present';
import type { RowFields } from './row-fields';

/** A row of a file after reading. */
export type ReadRow = {
  number: number;
  listingCode: string;
  fields: RowFields;
  /** Faults found while reading. */
  problems: RowProblem[];
  /** Notes about values that were made while reading. */
  notes: RowProblem[];
  /** The stock of the row's published SKU at the check. */
  seenStock?: number | null;
};

export type RowVerdict = {
  number: number;
  outcome: RowOutcome;
  problems: RowProblem[];
  /** Values that the store has to decide. */
  asks: RowAsk[];
  /** The stock of the row's published SKU. */
  seenStock?: number;
};

/** The planned changes of a listing. */
export type ListingPlan = {
  code: string;
  document: ListingDocument;
  /** Undefined for a new listing. */
  before: PresentListing | undefined;
  /**
   * `publish` shows the listing to shoppers, or to the operator first if the store's rule says so; `prices` shows
   * new prices at once; `save` keeps it as a draft; `none` changes stock alone.
   */
  step: 'publish' | 'prices' | 'save' | 'none';
  /** The public version with the new prices; only for `prices`. */
  shown?: ListingDocument;
  /** True for a listing that is off sale: it gets its new prices and stays off sale. */
  isResting?: boolean;
  /** A brand that the market does not have yet, as the file writes it. */
  requestedBrand?: string;
  /** New stock of published SKUs, with the stock seen at the check and the row's number. */
  stocks: { productId: number; to: number; seen: number; row: number }[];
  /** Row numbers by SKU, to report refusals at their row. */
  rows: Map<string, number>;
};

/** The outcome of each row of a listing, and the plan if there is anything to do. */
export type GroupVerdict = { rows: RowVerdict[]; isDraft: boolean; plan?: ListingPlan };
