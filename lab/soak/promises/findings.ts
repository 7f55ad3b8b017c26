/** A promise, and its violations; there must be none. */
export type Verdict = {
  promise: string;
  /** The checked facts, in a sentence with figures. */
  facts: string;
  broken: string[];
  /** True if the soak was too short to tell. */
  isOpen?: boolean;
};

/** Checks that faults could be caused and repaired, and that the load met no unexpected answer. */
export const wentAsPlanned = (
  unmended: readonly string[],
  stumbles: readonly string[],
): Verdict => ({
  promise: 'The soak itself went as planned',
  facts: 'Each fault was caused and repaired, and each answer could be read.',
  broken: few([...unmended, ...stumbles]),
});

/** Limits the messages of one kind, because more say nothing new. */
export const few = (all: readonly string[], most = 40): string[] =>
  all.length > most ? [...all.slice(0, most), `… and ${all.length - most} more`] : [...all];
