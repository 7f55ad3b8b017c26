import { optional } from './optional';

type Connection = { saveData?: boolean; effectiveType?: string };

/** True if nothing may be preloaded: the shopper has turned on data saving, or the connection is 2G. */
export function savesData(): boolean {
  const connection = optional(
    () => (navigator as Navigator & { connection?: Connection }).connection,
  );
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
