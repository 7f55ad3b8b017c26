import { isDeepStrictEqual } from 'node:util';
import type { ReturnPolicy } from '@/lib/contract/schemas/returns/terms';
import type { RowOutcome } from '@/lib/contract/schemas/seller/imports';
import {
  type ListingDocument,
  listingDocumentSchema,
} from '@/lib/contract/schemas/seller/listing-document';
import type { RowProblem } from '../../../kernel/db/schema/imports';
import { askStock } from './ask-stock';
import { chooseCategory, chooseHsn } from './choose';
import { judgeSkus, refuseNumbersAlone } from './judge-skus';
import type { Judged, Knowledge } from './judged';
import { type GoodRow, mergeRows } from './merge';
import { missingIn } from './missing';
import { planOf } from './plan';
import type { PresentListing } from './present';
import { kindOfGoods, sharedValues, takePictures } from './shared-values';
import { readValues } from './values';
import type { GroupVerdict, ReadRow } from './verdict';

/** Judges the rows of one listing; a faulty row does not keep the others back. */
export function judgeListing(code: string, rows: ReadRow[], knowledge: Knowledge): GroupVerdict {
  const { present, catalogue, pictures, returnPolicy, choices, storeName } = knowledge;
  const before = present.listings.get(code);
  const base = before?.document ?? emptyDocument(returnPolicy);
  const judged = rows.map((row): Judged => {
    const { values, problems, notes, asks } = readValues(row.fields, catalogue, choices, storeName);
    return {
      ...row,
      values,
      problems: [...row.problems, ...problems],
      notes: [...row.notes, ...notes],
      asks,
    };
  });
  for (const row of judged) takePictures(row, pictures);
  const shared = sharedValues(judged);
  const goods = kindOfGoods(judged, shared);
  const ofCategory = chooseCategory(judged, shared, before, goods, knowledge);
  const { category, isProposed } = ofCategory;
  const chosen = { ...shared, category };
  const ofHsn = chooseHsn(judged, chosen, before, goods, { ...knowledge, ...ofCategory });
  const { hsn, isProposed: isHsnProposed } = ofHsn;
  const ofListing = { ...chosen, hsn };
  judgeSkus(code, judged, present);
  askStock(judged, new Set([...known(before), ...present.skus.keys()]), knowledge);
  if (!before) refuseNumbersAlone(judged);
  const published = new Set(
    [...present.skus.values()]
      .filter((sku) => sku.listingCode === code && !sku.isRemoved)
      .map(({ sku }) => sku),
  );
  const isShown = before?.isPublished ?? false;
  const isGood = (row: Judged): row is Judged & GoodRow =>
    row.problems.length === 0 && row.values.sku !== undefined;
  let good = judged.filter(isGood);
  let document = mergeRows(base, ofListing, good, published);
  let missing = missingIn(document, good, { isShown });
  // Rows with a fault are left out, and the others are judged again without them.
  if (missing.some(({ row, isDraft }) => row && !isDraft)) {
    for (const { row, problem, isDraft } of missing) if (!isDraft) row?.problems.push(problem);
    good = judged.filter(isGood);
    document = mergeRows(base, ofListing, good, published);
    missing = missingIn(document, good, { isShown });
  }
  if (!good.length) return { rows: judged.map(faulty), isDraft: false };
  const drafts = missing.filter(({ isDraft }) => isDraft);
  const ofAll = drafts.filter(({ row }) => !row).map(({ problem }) => problem);
  if (isProposed) ofAll.push({ field: 'category', code: 'draft_category_proposed' });
  if (isHsnProposed) ofAll.push({ field: 'hsn', code: 'draft_hsn_proposed' });
  if (ofListing.hsn && !shared.hsn && !isHsnProposed) {
    for (const row of good) {
      row.notes.push({ field: 'hsn', code: 'hsn_proposed', params: { hsn: ofListing.hsn } });
    }
  }
  if (before?.status === 'archived') {
    for (const row of good) row.notes.push({ field: null, code: 'listing_archived' });
  }
  const hidden = before?.isPublished ? [] : good.filter(({ values }) => values.status === 'draft');
  for (const row of good) {
    if (before?.isPublished && row.values.status === 'draft') {
      row.notes.push({ field: 'status', code: 'source_off_sale' });
    }
  }
  const isDraft = drafts.length > 0 || isProposed || isHsnProposed || hidden.length > 0;
  const requestedBrand =
    document.brand_id === null
      ? good.find(({ notes }) => notes.some((note) => note.code === 'brand_requested'))?.fields
          .brand
      : undefined;
  const isComplete = !isDraft;
  const isConfirmed = Boolean(ofCategory.isConfirmed || ofHsn.isConfirmed);
  const plan = planOf({
    ...{ code, document, before, good, present, isComplete, isConfirmed, requestedBrand },
  });
  const isListingChanged =
    !before ||
    // The document is unchanged, but a listing that waited gets published.
    (plan?.step === 'publish' && isDeepStrictEqual(before.document, document)) ||
    !isDeepStrictEqual(withoutSkus(before.document), withoutSkus(document));
  const stockOf = new Set(plan?.stocks.map(({ productId }) => productId));
  const skusBefore = new Map(before?.document.skus.map((sku) => [sku.sku, sku]));
  const skusAfter = new Map(document.skus.map((sku) => [sku.sku, sku]));
  const isTaken = new Set(good.map(({ number }) => number));
  return {
    isDraft: isDraft && plan !== undefined,
    plan,
    rows: judged.map((row) => {
      const { sku, price, mrp } = row.values;
      if (!sku || !isTaken.has(row.number)) return faulty(row);
      const skuBefore = skusBefore.get(sku);
      const moved = stockOf.has(present.skus.get(sku)?.id ?? -1);
      const isChanged =
        isListingChanged || moved || !isDeepStrictEqual(skuBefore, skusAfter.get(sku));
      const outcome: RowOutcome = !skuBefore ? 'new' : isChanged ? 'changed' : 'unchanged';
      const own = drafts
        .filter((one) => one.row?.number === row.number)
        .map(({ problem }) => problem);
      if (hidden.some(({ number }) => number === row.number)) {
        own.push({ field: 'status', code: 'draft_in_source' });
      }
      const others: RowProblem[] =
        isDraft && !own.length && !ofAll.length ? [{ field: null, code: 'draft_with_others' }] : [];
      const mrpNote: RowProblem[] =
        !skuBefore && price !== undefined && mrp === undefined
          ? [{ field: 'mrp', code: 'mrp_from_price' }]
          : [];
      const problems = [...own, ...ofAll, ...others, ...row.notes, ...mrpNote];
      const seenStock = present.skus.get(sku)?.stock;
      return { number: row.number, outcome, problems, asks: row.asks, seenStock };
    }),
  };
}

const faulty = ({ number, problems, notes, asks }: Judged) => ({
  number,
  outcome: 'faulty' as const,
  problems: [...problems, ...notes],
  asks,
});
const emptyDocument = (policy: ReturnPolicy) =>
  listingDocumentSchema.parse({ name: {}, description: {}, return_policy: policy });
const known = (listing: PresentListing | undefined) =>
  listing?.document.skus.map(({ sku }) => sku) ?? [];
const withoutSkus = ({ skus: _, ...rest }: ListingDocument) => rest;
