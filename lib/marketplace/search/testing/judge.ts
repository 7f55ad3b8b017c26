import { type JudgedProduct, type JudgedQuery, nothing } from './judged/rules';

/** The ids a search finds, best first; at least ten if there are as many. */
type SearchFor = (text: string) => Promise<number[]>;

export type Judgement = {
  queries: number;
  /** Share of relevant products among the first five; of fewer when fewer are relevant. */
  precisionAt5: number;
  /** Share of the relevant products, or of ten of them, among the first ten. */
  recallAt10: number;
  /** Share of queries that find nothing although something is relevant. */
  empty: number;
  /** Queries below full precision, with the names of what they show. */
  failures: { text: string; precision: number; shown: string[] }[];
};

const mean = (values: number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

/**
 * A query's figures; one that asks for nothing is right when it finds nothing. Undefined for one whose products this
 * catalogue happens not to have.
 */
async function judgeQuery(
  [text, isRelevant]: JudgedQuery,
  products: ReadonlyMap<number, JudgedProduct>,
  searchFor: SearchFor,
) {
  const listings = new Set<string>();
  for (const product of products.values()) if (isRelevant(product)) listings.add(product.listing);
  if (listings.size === 0 && isRelevant !== nothing) return undefined;
  const found = await searchFor(text.normalize('NFC'));
  const shown = found.flatMap((id) => products.get(id) ?? []);
  const share = (first: number) => {
    const possible = Math.min(first, listings.size);
    if (possible === 0) return found.length === 0 ? 1 : 0;
    return Math.min(1, shown.slice(0, first).filter(isRelevant).length / possible);
  };
  return {
    text,
    precision: share(5),
    recall: share(10),
    isEmpty: listings.size > 0 && found.length === 0,
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
    empty: mean(figures.map(({ isEmpty }) => Number(isEmpty))),
    failures: figures.filter(({ precision }) => precision < 1),
  };
}
