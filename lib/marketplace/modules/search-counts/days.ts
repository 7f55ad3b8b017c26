import { dayOf, daysAfter } from '@/lib/time/india';

/** The first day of which counts are kept: ninety days ago. */
export const firstKept = (now: Date): string => daysAfter(dayOf(now), -90);

/** The first of the last so many days. */
export const firstOfDays = (days: number, now: Date): string => daysAfter(dayOf(now), 1 - days);
