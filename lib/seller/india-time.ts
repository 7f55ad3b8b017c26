const offset = 5.5 * 3_600_000;

/** A moment as a `datetime-local` field shows it in India: 2026-11-25T18:30. Takes ISO 8601. */
export const toIndianInput = (iso: string): string =>
  new Date(Date.parse(iso) + offset).toISOString().slice(0, 16);

/** The moment of such a field as ISO 8601; undefined where nothing is in it. */
export const fromIndianInput = (value: string): string | undefined =>
  value ? `${value.slice(0, 16)}:00+05:30` : undefined;

/** The day in India, `YYYY-MM-DD`, of a moment. */
export const indianDay = (at: Date | string): string =>
  new Date(Number(new Date(at)) + offset).toISOString().slice(0, 10);
