/** A promise, and what breaks it; nothing found is what must be found. */
export type Verdict = {
  promise: string;
  /** What was looked at, in a sentence with figures. */
  facts: string;
  broken: string[];
  /** The soak was too short to tell. */
  isOpen?: boolean;
};

/** Faults could be caused and repaired, and the load met no answer that it could not read. */
export const wentAsPlanned = (
  unmended: readonly string[],
  stumbles: readonly string[],
): Verdict => ({
  promise: 'The soak itself went as planned',
  facts: 'Each fault was caused and repaired, and each answer could be read.',
  broken: few([...unmended, ...stumbles]),
});

/** At most so many of one kind are told; more tell nothing new. */
export const few = (all: readonly string[], most = 40): string[] =>
  all.length > most ? [...all.slice(0, most), `… and ${all.length - most} more`] : [...all];
