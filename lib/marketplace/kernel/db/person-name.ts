import { type SQL, sql } from 'drizzle-orm';
import type { users } from './schema/accounts';
import type { vendors } from './schema/stores';

/** SQL: a person's name as `fullName` formats it; null where a left join finds nobody. */
export const personName = ({
  firstName,
  lastName,
}: Pick<typeof users | typeof vendors, 'firstName' | 'lastName'>): SQL<string | null> =>
  sql`nullif(concat_ws(' ', nullif(${firstName}, ''), nullif(${lastName}, '')), '')`;
