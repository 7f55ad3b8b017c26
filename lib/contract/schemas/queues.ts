import { z } from 'zod';

/** A list of rows that wait for somebody: the menu and the start page of an area show it with its number. */
export const queueOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.object({
    name: z.enum(names),
    /** The page that lists exactly the counted rows. */
    place: z.string(),
    count: z.number(),
    /** The time since which the oldest waits; null for an empty queue, or without one. */
    oldest: z.iso.datetime().nullable(),
    /** The next deadline, which may have passed; null without deadlines. */
    due: z.iso.datetime().nullable(),
    /** The number past their deadline. */
    overdue: z.number(),
  });
