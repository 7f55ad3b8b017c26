import type { RiskReason } from '../../kernel/db/schema/learned';

/** Finished cash orders, and how many of them came back undelivered. */
type CashRecord = { finished: number; refused: number };

/** The facts of the database by which a cash order is scored; `cashRiskFacts` selects them. */
export type CashRiskFacts = {
  version: number;
  weights: Record<string, number>;
  shopper: CashRecord;
  pincode: CashRecord;
  /** Slugs of the top categories of what is ordered. */
  categories: string[] | null;
};

/** The order that is scored. */
export type ScoredOrder = {
  /** Paise. */
  grandTotal: number;
  /** True until an order of the shopper was delivered and paid. */
  isFirst: boolean;
  /** Undefined while it is not known: it then counts as complete. */
  address?: { full_address: string; landmark?: string | null };
};

export type CashRisk = { version: number; percent: number; reasons: RiskReason[] };

type Feature = Omit<RiskReason, 'points'>;

/** The feature that every order has, so that its weight is the market's usual share of returns. */
export const bias = 'bias';

/** The share of cash orders that comes back where nothing is known, and the orders for which that counts. */
const usual = { share: 0.1, orders: 20 };

/** The fewest letters and words of an address that names a house and a street. */
const shortest = { letters: 10, words: 3 };

/** Returns the share of four marks of a complete address that are missing, in any script: 0 to 1. */
export function addressGaps({ full_address: line, landmark }: ScoredOrder['address'] & object) {
  const text = line.trim();
  const marks = [
    text.length >= shortest.letters,
    text.split(/[\s,]+/u, shortest.words).length >= shortest.words,
    /\p{N}/u.test(text),
    Boolean(landmark?.trim()),
  ];
  return marks.filter((has) => !has).length / marks.length;
}

/**
 * Returns the features of a cash order. They are of orders, money and goods only: no name, language, gender, religion
 * or anything else that says who somebody is.
 */
function cashRiskFeatures(facts: CashRiskFacts, order: ScoredOrder): Feature[] {
  const { shopper, pincode, categories } = facts;
  const value = order.grandTotal / 100;
  const received = shopper.finished - shopper.refused;
  const smoothed =
    (pincode.refused + usual.share * usual.orders) / (pincode.finished + usual.orders);
  return [
    { feature: bias, value: 1, shown: null },
    { feature: 'first_order', value: order.isFirst ? 1 : 0, shown: null },
    {
      feature: 'shopper_refused',
      value: shopper.refused / (shopper.finished + 1),
      shown: shopper.refused,
    },
    { feature: 'shopper_received', value: Math.min(received, 5) / 5, shown: received },
    {
      feature: 'pincode_refused',
      value: smoothed - usual.share,
      // Two orders of which one came back are no half: the estimate is shown.
      shown: Math.round(100 * smoothed),
    },
    { feature: 'value', value: Math.log2(1 + value / 1000) / 5, shown: Math.round(value) },
    { feature: 'address', value: order.address ? addressGaps(order.address) : 0, shown: null },
    ...(categories ?? []).map((slug) => ({
      feature: `category:${slug}`,
      value: 1,
      shown: null,
    })),
  ];
}

/** Returns the chance of a sum of points: 0 to 1. */
export const chanceOf = (points: number) => 1 / (1 + Math.exp(-points));

/** Scores a cash order: the chance in percent that it comes back, with its features, those that add most first. */
export function scoreCashOrder(facts: CashRiskFacts, order: ScoredOrder): CashRisk {
  const reasons = cashRiskFeatures(facts, order)
    .map((each) => ({ ...each, points: each.value * (facts.weights[each.feature] ?? 0) }))
    .sort((a, b) => b.points - a.points || (a.feature < b.feature ? -1 : 1));
  const sum = reasons.reduce((all, { points }) => all + points, 0);
  const percent = Math.min(99, Math.floor(100 * chanceOf(sum)));
  return { version: facts.version, percent, reasons };
}
