import { isDeepStrictEqual } from 'node:util';
import type { ReturnPolicy } from '@/lib/api/schemas/returns/terms';
import { listingFields } from '@/lib/api/schemas/seller/import-fields';
import type { RowOutcome } from '@/lib/api/schemas/seller/imports';
import {
  documentLimits,
  type ListingDocument,
  listingDocumentSchema,
} from '@/lib/api/schemas/seller/listing-document';
import { paiseOf } from '../../../money/rupees';
import type { PictureAnswer } from '../pictures/resolve';
import type { Catalogue } from './catalogue';
import { type GoodRow, mergeRows } from './merge';
import { missingIn } from './missing';
import { planOf } from './plan';
import type { Present } from './present';
import { type RowValues, readValues } from './values';
import type { GroupVerdict, ReadRow } from './verdict';

type Judged = ReadRow & { values: RowValues; pictures?: string[] };

/** What is known when a listing's rows are judged. */
export type Knowledge = {
  present: Present;
  catalogue: Catalogue;
  /** What became of each picture that the rows name. */
  pictures: ReadonlyMap<string, PictureAnswer>;
  /** Of a new listing that names none. */
  returnPolicy: ReturnPolicy;
};

/** Judges the rows of one listing; those with a fault do not keep the others back. */
export function judgeListing(
  code: string,
  rows: ReadRow[],
  { present, catalogue, pictures, returnPolicy }: Knowledge,
): GroupVerdict {
  const before = present.listings.get(code);
  const base = before?.document ?? emptyDocument(returnPolicy);
  const judged = rows.map((row): Judged => {
    const { values, problems } = readValues(row.fields, catalogue);
    return { ...row, values, problems: [...row.problems, ...problems] };
  });
  for (const row of judged) takePictures(row, pictures);
  const ofListing = sharedValues(judged);
  judgeSkus(code, judged, present);
  if (before?.status === 'archived') {
    for (const { problems } of judged) problems.push({ field: null, code: 'listing_archived' });
  }
  const published = new Set(
    [...present.skus.values()]
      .filter((sku) => sku.listingCode === code && !sku.isRemoved)
      .map(({ sku }) => sku),
  );
  const isGood = (row: Judged): row is Judged & GoodRow =>
    row.problems.length === 0 && row.values.sku !== undefined;
  let good = judged.filter(isGood);
  let document = mergeRows(base, ofListing, good, published);
  let missing = missingIn(document, good, before !== undefined);
  // A row that lacks something is left out, and the rest looked at once more without it.
  if (missing.some(({ row }) => row)) {
    for (const { row, problem } of missing) row?.problems.push(problem);
    good = judged.filter(isGood);
    document = mergeRows(base, ofListing, good, published);
    missing = missingIn(document, good, before !== undefined);
  }
  const ofAll = missing.filter(({ isDraft }) => !isDraft);
  if (ofAll.length) {
    for (const row of good) row.problems.push(...ofAll.map(({ problem }) => problem));
    good = [];
  }
  if (!good.length) return { rows: judged.map(faulty), isDraft: false };
  const notes = missing.map(({ problem }) => problem);
  const plan = planOf({ code, document, before, good, present, isComplete: !notes.length });
  const isListingChanged =
    !before || !isDeepStrictEqual(withoutSkus(before.document), withoutSkus(document));
  const stockOf = new Set(plan?.stocks.map(({ productId }) => productId));
  return {
    isDraft: notes.length > 0 && plan !== undefined,
    plan,
    rows: judged.map((row) => {
      const { sku } = row.values;
      if (!sku || !good.some(({ number }) => number === row.number)) return faulty(row);
      const skuBefore = before?.document.skus.find((one) => one.sku === sku);
      const skuAfter = document.skus.find((one) => one.sku === sku);
      const moved = stockOf.has(present.skus.get(sku)?.id ?? -1);
      const isChanged = isListingChanged || moved || !isDeepStrictEqual(skuBefore, skuAfter);
      const outcome: RowOutcome = !skuBefore ? 'new' : isChanged ? 'changed' : 'unchanged';
      const problems = outcome === 'unchanged' ? [] : notes;
      return { number: row.number, outcome, problems, seenStock: present.skus.get(sku)?.stock };
    }),
  };
}

const faulty = ({ number, problems }: Judged) => ({ number, outcome: 'faulty' as const, problems });
const emptyDocument = (policy: ReturnPolicy) =>
  listingDocumentSchema.parse({ name: {}, description: {}, return_policy: policy });
const withoutSkus = ({ skus: _, ...rest }: ListingDocument) => rest;

function takePictures(row: Judged, answers: ReadonlyMap<string, PictureAnswer>): void {
  const urls: string[] = [];
  for (const source of row.values.pictures ?? []) {
    const answer = answers.get(source);
    if (answer && 'url' in answer) urls.push(answer.url);
    else {
      const code = answer?.code ?? 'picture_address';
      row.problems.push({ field: 'pictures', code, params: { picture: source.slice(0, 120) } });
    }
  }
  if (row.values.pictures) row.pictures = urls;
}

/** What the rows say of their listing: the first that says it; another that differs is at fault. */
function sharedValues(rows: Judged[]): RowValues {
  const shared: Record<string, unknown> = {};
  const from: Record<string, number> = {};
  for (const { values, problems, number } of rows) {
    for (const field of listingFields) {
      const value = values[field as keyof RowValues];
      if (value === undefined) continue;
      if (shared[field] === undefined) {
        shared[field] = value;
        from[field] = number;
      } else if (!isDeepStrictEqual(shared[field], value)) {
        problems.push({ field, code: 'differs', params: { row: Number(from[field]) } });
      }
    }
  }
  return shared as RowValues;
}

function judgeSkus(code: string, rows: Judged[], { listings, skus, underDeal }: Present): void {
  let count = listings.get(code)?.document.skus.length ?? 0;
  const own = new Set(listings.get(code)?.document.skus.map(({ sku }) => sku));
  for (const { values, problems } of rows) {
    const { sku, price } = values;
    if (!sku) {
      if (!problems.some(({ field }) => field === 'sku')) {
        problems.push({ field: 'sku', code: 'required' });
      }
      continue;
    }
    if (!own.has(sku) && ++count > documentLimits.skus) {
      problems.push({ field: 'sku', code: 'too_many_skus', params: { most: documentLimits.skus } });
    }
    const known = skus.get(sku);
    if (!known) continue;
    if (known.listingCode !== code) {
      problems.push({
        field: 'sku',
        code: 'sku_elsewhere',
        params: { listing: known.listingCode },
      });
    }
    if (price !== undefined && paiseOf(price) > known.price && underDeal.has(known.id)) {
      problems.push({ field: 'price', code: 'price_under_deal' });
    }
  }
}
