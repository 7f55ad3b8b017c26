/**
 * Compares each number present in both by its path: before, now and the change in per cent.
 * @returns {Record<string, { before: number, now: number, 'change %': number | undefined }>}
 */
export function comparisonOf(before, now) {
  const earlier = new Map(numbersIn(before));
  return Object.fromEntries(
    numbersIn(now).flatMap(([place, value]) => {
      const was = earlier.get(place);
      if (was === undefined) return [];
      const change = was === 0 ? undefined : oneDigit((100 * (value - was)) / was);
      return [[place, { before: shown(was), now: shown(value), 'change %': change }]];
    }),
  );
}

function numbersIn(value, place = []) {
  if (typeof value === 'number') return [[place.join(' · '), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    numbersIn(inner, [...place, nameOf(inner) ?? key]),
  );
}

/** Returns the identity of an API market, which does not depend on its position in the list. */
const nameOf = (value) =>
  value?.database &&
  `${value.database}, ${value.skus ? `${value.skus} SKUs` : `${value.products} products`}${value.engine ? `, ${value.engine}` : ''}`;

const oneDigit = (value) => Number(value.toFixed(1));
const shown = (value) => Number(value.toPrecision(4));
