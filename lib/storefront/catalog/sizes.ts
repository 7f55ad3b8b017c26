const letters = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', '3XL', '4XL', '5XL', 'Free Size'];
const byNumber = new Intl.Collator('en', { numeric: true });

/** So many of the smaller unit: half a kilo comes after 250 g. */
const units = new Map(Object.entries({ kg: 1000, l: 1000, m: 100, ft: 30.48, inch: 2.54 }));

/** The amount of a size such as `500 ml` or `1 kg`, its unit apart; undefined where it is none. */
function amountOf(size: string): number | undefined {
  const [, amount, unit = ''] = /^([\d.]+) ([a-z]+)$/i.exec(size) ?? [];
  return amount === undefined ? undefined : Number(amount) * (units.get(unit.toLowerCase()) ?? 1);
}

/** Compares sizes from small to large: those of clothes, then amounts and numbers. */
export function compareSizes(a: string, b: string): number {
  const rank = (size: string) => {
    const at = letters.indexOf(size);
    return at < 0 ? letters.length : at;
  };
  const [amountA, amountB] = [amountOf(a), amountOf(b)];
  const byAmount = amountA === undefined || amountB === undefined ? 0 : amountA - amountB;
  return rank(a) - rank(b) || byAmount || byNumber.compare(a, b);
}
