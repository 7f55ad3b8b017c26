import type { RowAsk } from '../../../kernel/db/schema/imports';
import { longestValue } from './choices';
import type { Judged, Knowledge } from './judged';
import type { PresentListing } from './present';
import type { KindOfGoods } from './proposer';
import type { RowValues } from './value-readers';

type Chosen = {
  /** True if the value is only proposed, and used until the store confirms it. */
  isProposed: boolean;
  /** True if the store has confirmed the value. */
  isConfirmed?: boolean;
  /** True if the store has chosen another value than the proposed one. */
  isOther?: boolean;
};

/**
 * Chooses a listing's category: the one that its rows name, that the store has confirmed, or that the rows' texts
 * suggest. A listing that shoppers see, or whose store has chosen another category, keeps its own.
 */
export function chooseCategory(
  rows: Judged[],
  shared: RowValues,
  before: PresentListing | undefined,
  goods: KindOfGoods,
  { choices, propose, catalogue }: Knowledge,
): Chosen & { category: number | undefined } {
  const own = { category: shared.category, isProposed: false };
  if (own.category !== undefined || before?.isPublished) return own;
  if (!goods.category && !goods.name) return own;
  const found = propose.category(goods);
  const proposed = found?.id;
  const kept = before?.document.category_id ?? null;
  if (kept !== null && kept !== proposed) return own;
  const ask: RowAsk = {
    kind: 'category',
    value: goods.category.replace(/\s+/g, ' ').trim().slice(0, longestValue),
    hint: (proposed !== undefined && catalogue.slugOfCategory(proposed)) || '',
    proposal: proposed === undefined ? null : String(proposed),
    ...(found && { certainty: found.certainty }),
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
    isOther: id !== proposed,
  };
}

/**
 * Chooses the HSN code of a listing that the file describes without one: its category's, the one confirmed by the
 * store for similar goods, or the usual one of such goods in the market.
 */
export function chooseHsn(
  rows: Judged[],
  given: RowValues,
  before: PresentListing | undefined,
  goods: KindOfGoods,
  {
    choices,
    propose,
    catalogue,
    isConfirmed,
    isOther,
  }: Knowledge & Pick<Chosen, 'isConfirmed' | 'isOther'>,
): Chosen & { hsn: string | undefined } {
  const own = { hsn: given.hsn, isProposed: false };
  const category = given.category ?? before?.document.category_id ?? undefined;
  if (own.hsn || before?.isPublished || category === undefined) return own;
  if (!goods.name && given.category === undefined) return own;
  const kept = before?.document.hsn ?? '';
  const ofCategory = catalogue.hsnOfCategory(category);
  if (ofCategory) return kept ? own : { hsn: ofCategory, isProposed: false };
  const found = propose.hsn(category, goods);
  const proposed = found?.hsn;
  if (kept && kept !== proposed) return own;
  const ask: RowAsk = {
    kind: 'hsn',
    value: catalogue.slugOfCategory(category) ?? '',
    hint: proposed ?? '',
    proposal: proposed ?? null,
    ...(found && { certainty: found.certainty }),
  };
  const chosen = choices(ask);
  // Another category than the proposed one brings no second round of questions: its usual code is taken, and told.
  if (chosen === undefined && isConfirmed && proposed) {
    if (isOther || found?.certainty === 'sure') return { hsn: proposed, isProposed: false };
  }
  for (const row of rows) row.asks.push(ask);
  if (chosen === undefined) return { hsn: proposed, isProposed: proposed !== undefined };
  return { hsn: chosen || undefined, isProposed: false, isConfirmed: true };
}
