import { type JudgedProduct, type JudgedQuery, nothing } from './judged/rules';

/** Searches: returns ids, best first, at least ten if there are as many; and the words it says are not sold here. */
type SearchFor = (text: string) => Promise<{ ids: number[]; missing: readonly string[] }>;

export type Judgement = {
  queries: number;
  /** The share of relevant products among the first five; of fewer when fewer are relevant. */
  precisionAt5: number;
  /** The share of the relevant products, or of ten of them, among the first ten. */
  recallAt10: number;
  /**
   * The discounted gain of the first ten against the best order: a relevant product gains 1, the best of them 2 if a
   * query says so.
   */
  ndcgAt10: number;
  /** The share of queries that find nothing although something is relevant. */
  empty: number;
  /** Queries below full precision, with the names of their results. */
  failures: { text: string; precision: number; shown: string[] }[];
};

const mean = (values: number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

const gainOf =
  ([, isRelevant, isBest]: JudgedQuery) =>
  (product: JudgedProduct) =>
    isRelevant(product) ? (isBest?.(product) ? 2 : 1) : 0;

const discounted = (gains: number[]) =>
  gains.slice(0, 10).reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0);

/**
 * Returns a query's figures; a query for a thing not sold is correct when it finds nothing or says so.
 * Undefined for one whose products this catalogue does not happen to have.
 */
async function judgeQuery(
  query: JudgedQuery,
  products: ReadonlyMap<number, JudgedProduct>,
  searchFor: SearchFor,
) {
  const [text, isRelevant] = query;
  const gain = gainOf(query);
  const listings = new Map<string, number>();
  for (const product of products.values()) {
    const best = Math.max(gain(product), listings.get(product.listing) ?? 0);
    if (best > 0) listings.set(product.listing, best);
  }
  if (listings.size === 0 && isRelevant !== nothing) return undefined;
  const found = await searchFor(text.normalize('NFC'));
  const shown = found.ids.flatMap((id) => products.get(id) ?? []);
  const saysNothing = found.ids.length === 0 || found.missing.length > 0;
  const share = (first: number) => {
    const possible = Math.min(first, listings.size);
    if (possible === 0) return Number(saysNothing);
    return Math.min(1, shown.slice(0, first).filter(isRelevant).length / possible);
  };
  const ideal = discounted([...listings.values()].sort((a, b) => b - a));
  return {
    text,
    precision: share(5),
    recall: share(10),
    ndcg: ideal === 0 ? Number(saysNothing) : Math.min(1, discounted(shown.map(gain)) / ideal),
    isEmpty: listings.size > 0 && found.ids.length === 0,
    shown: shown
      .slice(0, 5)
      .map((product) => `${isRelevant(product) ? '+' : '-'} ${product.name} ₹${product.price}`),
  };
}

/** Judges one class of queries over a catalogue. */
export async function judge(
  queries: readonly JudgedQuery[],
  products: ReadonlyMap<number, JudgedProduct>,
  searchFor: SearchFor,
): Promise<Judgement> {
  const figures: NonNullable<Awaited<ReturnType<typeof judgeQuery>>>[] = [];
  for (const query of queries) {
    const judged = await judgeQuery(query, products, searchFor);
    if (judged) figures.push(judged);
  }
  return {
    queries: figures.length,
    precisionAt5: mean(figures.map(({ precision }) => precision)),
    recallAt10: mean(figures.map(({ recall }) => recall)),
    ndcgAt10: mean(figures.map(({ ndcg }) => ndcg)),
    empty: mean(figures.map(({ isEmpty }) => Number(isEmpty))),
    failures: figures.filter(({ precision }) => precision < 1),
  };
}
