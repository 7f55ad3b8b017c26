import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { timeZone } from '@/lib/time/india';

/** The calendar of India in SQL; `lib/time/india.ts` is its counterpart in TypeScript. */

const zone = sql.raw(`'${timeZone}'`);

/** SQL: the day in India of a `timestamptz`, as a `date`. */
export const dayInIndia = (at: SQLWrapper): SQL<string> => sql`(${at} at time zone ${zone})::date`;

/** SQL: the month in India of a `timestamptz`: `2026-11`. */
export const monthInIndia = (at: SQLWrapper): SQL<string> =>
  sql`to_char(${at} at time zone ${zone}, 'YYYY-MM')`;

/** SQL: the midnight in India at which a `date` begins, as a `timestamptz`. */
export const startOfIndianDay = (day: SQLWrapper): SQL =>
  sql`((${day})::timestamp at time zone ${zone})`;
