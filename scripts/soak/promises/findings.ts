/** A promise, and what breaks it; nothing found is what must be found. */
export type Verdict = {
  promise: string;
  /** What was looked at, in a sentence with figures. */
  facts: string;
  broken: string[];
};

/** At most so many of one kind are told; more tell nothing new. */
export const few = (all: readonly string[], most = 40): string[] =>
  all.length > most ? [...all.slice(0, most), `… and ${all.length - most} more`] : [...all];
