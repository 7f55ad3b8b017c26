const isNight = process.env.TEST_NIGHTLY === '1';

/** Returns a size of a slow test: the whole by night (TEST_NIGHTLY=1), a smaller one by day. */
export const byNight = (whole: number, byDay: number): number => (isNight ? whole : byDay);

/**
 * Returns the cases that one of many tests tries: all by night, by day every `share`-th beginning at its own
 * number, so that each test meets some and each case is met by some test.
 */
export const shareOf = <Case>(cases: readonly Case[], nth: number, share: number): Case[] =>
  cases.filter((_, at) => isNight || at % share === nth % share);
