const aDay = 86_400_000;

/** The day of a time in India. */
export const dayOf = (time: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(time);

/** The first day of which counts are kept: ninety days ago. */
export const firstKept = (now: Date): string => dayOf(new Date(now.getTime() - 90 * aDay));

/** The first of the last so many days. */
export const firstOfDays = (days: number, now: Date): string =>
  dayOf(new Date(now.getTime() - (days - 1) * aDay));
