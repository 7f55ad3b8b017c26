import { isDeepStrictEqual } from 'node:util';
import type { ReturnPolicy } from '@/lib/api/schemas/returns/terms';
import { listingFields, textFields } from '@/lib/api/schemas/seller/import-fields';
import type { RowOutcome } from '@/lib/api/schemas/seller/imports';
import {
  documentLimits,
  type ListingDocument,
  listingDocumentSchema,
} from '@/lib/api/schemas/seller/listing-document';
import { defaultLocale } from '@/lib/i18n/locales';
import { firstText, textsOf } from '@/lib/i18n/translated';
import type { RowAsk, RowProblem } from '../../../kernel/db/schema/imports';
import { paiseOf } from '../../../kernel/money/rupees';
import type { PictureAnswer } from '../pictures/resolve';
import type { Catalogue } from './catalogue';
import { type Choices, longestValue } from './choices';
import { type GoodRow, mergeRows } from './merge';
import { missingIn } from './missing';
import { planOf } from './plan';
import type { Present, PresentListing } from './present';
import type { KindOfGoods, Proposer } from './proposer';
import { type RowValues, readValues } from './values';
import type { GroupVerdict, ReadRow } from './verdict';

type Judged = ReadRow & {
  values: RowValues;
  /** Worth knowing: what was left out of the row, or taken for it. */
  notes: RowProblem[];
  asks: RowAsk[];
  pictures?: string[];
};

/** What is known when a listing's rows are judged. */
export type Knowledge = {
  present: Present;
  catalogue: Catalogue;
  /** What became of each picture that the rows name. */
  pictures: ReadonlyMap<string, PictureAnswer>;
  /** Of a new listing that names none. */
  returnPolicy: ReturnPolicy;
  choices: Choices;
  propose: Proposer;
  /** What the store is called; '' where that does not matter. */
  storeName: string;
};

/** Judges the rows of one listing; those with a fault do not keep the others back. */
export function judgeListing(code: string, rows: ReadRow[], knowledge: Knowledge): GroupVerdict {
  const { present, catalogue, pictures, returnPolicy, choices, storeName } = knowledge;
  const before = present.listings.get(code);
  const base = before?.document ?? emptyDocument(returnPolicy);
  const judged = rows.map((row): Judged => {
    const { values, problems, notes, asks } = readValues(row.fields, catalogue, choices, storeName);
    return { ...row, values, problems: [...row.problems, ...problems], notes, asks };
  });
  for (const row of judged) takePictures(row, pictures);
  const shared = sharedValues(judged);
  const goods = kindOfGoods(judged, shared);
  const ofCategory = chooseCategory(judged, shared, before, goods, knowledge);
  const { category, isProposed } = ofCategory;
  const chosen = { ...shared, category };
  const ofHsn = chooseHsn(judged, chosen, before, goods, knowledge);
  const { hsn, isProposed: isHsnProposed } = ofHsn;
  const ofListing = { ...chosen, hsn };
  judgeSkus(code, judged, present);
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
  // A row with a fault is left out, and the rest looked at once more without it.
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
  const isDraft = drafts.length > 0 || isProposed || isHsnProposed;
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
    // Nothing of it changes but that it waits no longer.
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

const describing = [...textFields, 'category', 'pictures'] as const;

/** Price and stock of a code that nobody knows are a slip of the code, and no goods. */
function refuseNumbersAlone(rows: Judged[]): void {
  if (rows.some(({ fields }) => describing.some((field) => fields[field]))) return;
  for (const row of rows) row.problems.push({ field: 'sku', code: 'sku_unknown' });
}

const faulty = ({ number, problems, notes, asks }: Judged) => ({
  number,
  outcome: 'faulty' as const,
  problems: [...problems, ...notes],
  asks,
});
const emptyDocument = (policy: ReturnPolicy) =>
  listingDocumentSchema.parse({ name: {}, description: {}, return_policy: policy });
const withoutSkus = ({ skus: _, ...rest }: ListingDocument) => rest;

/** A picture that cannot be had costs that picture; the SKU has the others. */
function takePictures(row: Judged, answers: ReadonlyMap<string, PictureAnswer>): void {
  const urls: string[] = [];
  for (const source of row.values.pictures ?? []) {
    const answer = answers.get(source);
    if (answer && 'url' in answer) urls.push(answer.url);
    else {
      const code = answer?.code ?? 'picture_address';
      row.notes.push({ field: 'pictures', code, params: { picture: source.slice(0, 120) } });
    }
  }
  if (row.values.pictures) row.pictures = urls;
}

/** What the rows say of their listing: the first that says it; where another differs, that is noted. */
function sharedValues(rows: Judged[]): RowValues {
  const shared: Record<string, unknown> = {};
  const from = new Map<string, number>();
  const someAreGood = rows.some(({ problems }) => !problems.length);
  for (const { values, notes, problems, number } of rows) {
    // A row that is left out has no say where others have one.
    if (problems.length && someAreGood) continue;
    for (const field of listingFields) {
      const value = values[field as keyof RowValues];
      if (value === undefined) continue;
      if (shared[field] === undefined) {
        shared[field] = value;
        from.set(field, number);
      } else if (!isDeepStrictEqual(shared[field], value)) {
        notes.push({ field, code: 'differs', params: { row: Number(from.get(field)) } });
      }
    }
  }
  return shared as RowValues;
}

type Chosen = {
  /** Taken until the store has said so. */
  isProposed: boolean;
  /** Whether the store has said so. */
  isConfirmed?: boolean;
};

function kindOfGoods(rows: Judged[], shared: RowValues): KindOfGoods {
  const said = (field: 'category' | 'tags' | 'name') =>
    rows.find(({ fields }) => fields[field])?.fields[field] ?? '';
  const name = firstText(textsOf(shared, 'name'), defaultLocale)?.text ?? said('name');
  return { category: said('category'), tags: said('tags'), name };
}

/**
 * The category of a listing: as its rows name it, as the store has said, or as proposed by what the rows say. A
 * listing that shoppers see, or whose store has chosen another, keeps its own.
 */
function chooseCategory(
  rows: Judged[],
  shared: RowValues,
  before: PresentListing | undefined,
  goods: KindOfGoods,
  { choices, propose, catalogue }: Knowledge,
): Chosen & { category: number | undefined } {
  const own = { category: shared.category, isProposed: false };
  if (own.category !== undefined || before?.isPublished) return own;
  if (!goods.category && !goods.name) return own;
  const proposed = propose.category(goods);
  const kept = before?.document.category_id ?? null;
  if (kept !== null && kept !== proposed) return own;
  const ask: RowAsk = {
    kind: 'category',
    value: goods.category.replace(/\s+/g, ' ').trim().slice(0, longestValue),
    hint: (proposed !== undefined && catalogue.slugOfCategory(proposed)) || '',
    proposal: proposed === undefined ? null : String(proposed),
  };
  for (const row of rows) {
    row.asks.push(ask);
    row.notes = row.notes.filter(({ code }) => code !== 'category');
  }
  const chosen = choices(ask);
  if (chosen === undefined) return { category: proposed, isProposed: proposed !== undefined };
  const id = Number(chosen || Number.NaN);
  return {
    category: catalogue.isCategory(id) ? id : undefined,
    isProposed: false,
    isConfirmed: true,
  };
}

/**
 * The HSN code of a listing that the file describes without one: that of its category, as the store has said for goods
 * like it, or as the market's goods of its kind have it.
 */
function chooseHsn(
  rows: Judged[],
  given: RowValues,
  before: PresentListing | undefined,
  goods: KindOfGoods,
  { choices, propose, catalogue }: Knowledge,
): Chosen & { hsn: string | undefined } {
  const own = { hsn: given.hsn, isProposed: false };
  const category = given.category ?? before?.document.category_id ?? undefined;
  if (own.hsn || before?.isPublished || category === undefined) return own;
  if (!goods.name && given.category === undefined) return own;
  const kept = before?.document.hsn ?? '';
  const ofCategory = catalogue.hsnOfCategory(category);
  if (ofCategory) return kept ? own : { hsn: ofCategory, isProposed: false };
  const proposed = propose.hsn(category, goods);
  if (kept && kept !== proposed) return own;
  const ask: RowAsk = {
    kind: 'hsn',
    value: catalogue.slugOfCategory(category) ?? '',
    hint: proposed ?? '',
    proposal: proposed ?? null,
  };
  for (const row of rows) row.asks.push(ask);
  const chosen = choices(ask);
  if (chosen === undefined) return { hsn: proposed, isProposed: proposed !== undefined };
  return { hsn: chosen || undefined, isProposed: false, isConfirmed: true };
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
