import type { ImportField } from '@/lib/api/schemas/seller/import-fields';
import type { ListingDocument } from '@/lib/api/schemas/seller/listing-document';
import { documentProblems } from '@/lib/api/schemas/seller/listing-problems';
import type { RowProblem } from '../../../db/schema/imports';
import type { GoodRow } from './merge';

type Row = GoodRow & { number: number; problems: RowProblem[] };

type Missing<Of extends Row> = {
  problem: RowProblem;
  /** The row that it belongs to; undefined for the listing as a whole. */
  row?: Of;
  /** Whether the listing can be kept as a draft in spite of it. */
  isDraft: boolean;
};

const ofListing: Record<string, ImportField> = {
  'name.en': 'name',
  'description.en': 'description',
  category_id: 'category',
  hsn: 'hsn',
  gst_rate: 'gst_rate',
  origin_country: 'origin_country',
  importer: 'importer',
};

const codes: Record<string, string> = {
  price_over_mrp: 'price_over_mrp',
  variant_twice: 'variant_twice',
  importer: 'importer_required',
  picture_required: 'draft_without_picture',
  listing_description: 'draft_without_description',
};

/**
 * What a document lacks, at the rows of the file. A description and pictures may come later: until then the
 * listing is a draft. What SKUs lack that are not in the file was there before, and is none of the file's faults.
 */
export function missingIn<Of extends Row>(
  document: ListingDocument,
  rows: Of[],
  wasThere: boolean,
): Missing<Of>[] {
  const found: Missing<Of>[] = [];
  for (const { field, code } of documentProblems(document)) {
    const [, index, name] = /^skus\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const isDraft = code === 'picture_required' || code === 'listing_description';
    const known = codes[code] ?? 'required';
    if (index === undefined) {
      const of = ofListing[field];
      if (of) found.push({ problem: { field: of, code: known }, isDraft: isDraft || wasThere });
      continue;
    }
    const sku = document.skus[Number(index)]?.sku;
    const row = rows.find(({ values }) => values.sku === sku);
    const problem = { field: name as ImportField, code: known };
    if (isDraft) {
      if (!found.some((one) => one.problem.code === known)) found.push({ problem, isDraft });
    } else if (row) found.push({ problem, row, isDraft: false });
  }
  return found;
}
