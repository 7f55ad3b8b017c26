import type { z } from 'zod';
import type { Profile, profileUpdateSchema } from '@/lib/contract/schemas/accounts';
import type { Database } from '../../kernel/db/connection';
import { keptIfSame } from './phones/queries';
import { getUser, toProfile, updateUser } from './queries';

/** Returns the profile of a signed-in shopper. */
export const findProfile = async (db: Database, userId: number): Promise<Profile> =>
  toProfile(await getUser(db, userId));

/** Changes a shopper's name and phone; another number is no longer confirmed. */
export async function changeProfile(
  db: Database,
  userId: number,
  { first_name, last_name, ...given }: z.output<typeof profileUpdateSchema>,
): Promise<Profile> {
  const phone = given.phone ?? null;
  const user = await updateUser(db, userId, {
    firstName: first_name,
    lastName: last_name,
    phone,
    phoneVerifiedAt: keptIfSame(phone),
  });
  return toProfile(user);
}
