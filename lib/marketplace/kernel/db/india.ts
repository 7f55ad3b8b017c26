import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { timeZone } from '@/lib/time/india';

/** India's calendar in SQL; `lib/time/india.ts` is the same outside of it. */

const zone = sql.raw(`'${timeZone}'`);

/** The day in India of a `timestamptz`, as a `date`. */
export const dayInIndia = (at: SQLWrapper): SQL<string> => sql`(${at} at time zone ${zone})::date`;

/** The month in India of a `timestamptz`: `2026-11`. */
export const monthInIndia = (at: SQLWrapper): SQL<string> =>
  sql`to_char(${at} at time zone ${zone}, 'YYYY-MM')`;

/** The midnight in India with which a `date` begins, as a `timestamptz`. */
export const startOfIndianDay = (day: SQLWrapper): SQL =>
  sql`((${day})::timestamp at time zone ${zone})`;
