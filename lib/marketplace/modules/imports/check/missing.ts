import type { ImportField } from '@/lib/contract/schemas/seller/import-fields';
import type { ListingDocument } from '@/lib/contract/schemas/seller/listing-document';
import { documentProblems } from '@/lib/contract/schemas/seller/listing-problems';
import { plainFieldNames, plainFieldRows } from '@/lib/contract/schemas/seller/plain-fields';
import type { RowProblem } from '../../../kernel/db/schema/imports';
import type { GoodRow } from './merge';

type Row = GoodRow & { number: number; problems: RowProblem[] };

type Missing<Of extends Row> = {
  problem: RowProblem;
  /** The row that the problem belongs to; undefined for the listing as a whole. */
  row?: Of;
  /** True if the listing can be kept as a draft in spite of the problem. */
  isDraft: boolean;
};

const ofListing = new Map<string, ImportField>([
  ['name.en', 'name'],
  ['description.en', 'description'],
  ['category_id', 'category'],
  ['hsn', 'hsn'],
  ['gst_rate', 'gst_rate'],
  ...plainFieldNames.map((name) => [name, name] as const),
]);

/** Values that may be added later; until then the listing is a draft. */
const drafts = new Map([
  ['listing_name', 'draft_without_name'],
  ['listing_description', 'draft_without_description'],
  ['listing_category', 'draft_without_category'],
  ['hsn', 'draft_without_hsn'],
  ['gst_rate', 'draft_without_gst_rate'],
  ...plainFieldRows.flatMap(([, { missing }]) =>
    missing ? [[missing.code, missing.draft] as const] : [],
  ),
  ['mrp_required', 'draft_without_mrp'],
  ['price_required', 'draft_without_price'],
  ['quantity', 'draft_without_stock'],
  ['picture_required', 'draft_without_picture'],
]);

const faults = new Map([
  ['price_over_mrp', 'price_over_mrp'],
  ['variant_twice', 'variant_twice'],
]);

/**
 * Returns what a document lacks, at the rows of the file. A lack that may be filled later makes the listing a
 * draft; a lack of SKUs outside the file is no fault of the file. In a listing that shoppers see, an incomplete
 * new SKU is left out instead, so that the file's other rows need not wait for it.
 */
export function missingIn<Of extends Row>(
  document: ListingDocument,
  rows: Of[],
  { isShown }: { isShown: boolean },
): Missing<Of>[] {
  const found: Missing<Of>[] = [];
  const rowOf = new Map(rows.map((row) => [row.values.sku, row]));
  for (const { field, code } of documentProblems(document)) {
    const [, index, name] = /^skus\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const draft = drafts.get(code);
    if (index === undefined) {
      const of = ofListing.get(field);
      if (of && draft) found.push({ problem: { field: of, code: draft }, isDraft: true });
      continue;
    }
    const row = rowOf.get(document.skus[Number(index)]?.sku ?? '');
    const problem = { field: name as ImportField, code: draft ?? faults.get(code) ?? 'required' };
    const isDraft = draft !== undefined && (!isShown || code === 'picture_required');
    if (isDraft && !row) {
      if (!found.some((one) => one.problem.code === draft)) found.push({ problem, isDraft });
    } else if (row) {
      const asFault = draft && !isDraft ? { ...problem, code: 'required' } : problem;
      found.push({ problem: asFault, row, isDraft });
    }
  }
  return found;
}
