import type { User } from '@/lib/api/schemas/accounts';
import type { Database } from '../../db/connection';
import { toUser, type UserRow } from '../queries';
import { issueToken } from './bearer-tokens';
import { rememberDevice } from './known-devices';

/** `device` marks a device of the owner; an unverified account has no owner yet, hence none. */
export type Session = { token: string; user: User; device?: string };

/** Signs a shopper in on a device, `device` being the token by which it may be known already. */
export async function openSession(
  tx: Database,
  user: UserRow,
  { userAgent, device }: { userAgent?: string; device?: string },
): Promise<Session> {
  const token = await issueToken(tx, user.id, userAgent);
  const known = user.verifiedAt ? await rememberDevice(tx, user.id, device) : undefined;
  return { token, user: toUser(user), ...(known && { device: known }) };
}
