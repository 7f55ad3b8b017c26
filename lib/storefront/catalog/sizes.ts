const named = `XS S M L XL XXL 2XL 3XL 4XL 5XL 6XL,Single Double Queen King,Newborn,Free Size`
  .split(',')
  .flatMap((names) => (names === 'Free Size' ? names : names.split(' ')));
const byNumber = new Intl.Collator('en', { numeric: true });

/** Factors to the smaller unit, so that half a kilo sorts after 250 g. */
const units = new Map(
  Object.entries({ kg: 1000, l: 1000, m: 100, ft: 30.48, inch: 2.54, years: 12 }),
);

/** Kinds of sizes in their order: names, then amounts and ages, then figures, then any other name. */
const kinds = { named: 0, amount: 1, figure: 2, other: 3 } as const;

function measureOf(size: string): { kind: number; value: number } {
  const rank = named.indexOf(size);
  if (rank >= 0) return { kind: kinds.named, value: rank };
  const [, amount, unit = ''] = /^([\d.]+)(?:-\d+)? ([a-z]+)$/i.exec(size) ?? [];
  if (amount !== undefined) {
    return { kind: kinds.amount, value: Number(amount) * (units.get(unit.toLowerCase()) ?? 1) };
  }
  return { kind: /\d/.test(size) ? kinds.figure : kinds.other, value: 0 };
}

/**
 * Compares sizes from small to large: named ones such as S and Queen, then amounts and numbers. Sizes that a
 * store named itself compare as equal, so a stable sort leaves them last in their order.
 */
export function compareSizes(a: string, b: string): number {
  const [left, right] = [measureOf(a), measureOf(b)];
  const order = left.kind - right.kind || left.value - right.value;
  return order || (left.kind === kinds.other ? 0 : byNumber.compare(a, b));
}
