type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether nothing may be loaded ahead: the shopper asks to save data, or the line is of the second generation. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
