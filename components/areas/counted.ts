import { mostCounted } from '@/lib/api/schemas/most-counted';

/** A count as it is shown: `10,000+` where nobody has counted further. */
export const shownCount = (count: number, format: (count: number) => string) =>
  count > mostCounted ? `${format(mostCounted)}+` : format(count);
