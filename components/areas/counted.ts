import { mostCounted } from '@/lib/contract/schemas/most-counted';

/** Formats a count; `10,000+` for counts that were cut off there. */
export const shownCount = (count: number, format: (count: number) => string) =>
  count > mostCounted ? `${format(mostCounted)}+` : format(count);
