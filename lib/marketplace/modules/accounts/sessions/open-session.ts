import type { Context } from 'hono';
import type { User } from '@/lib/api/schemas/accounts';
import { deviceHeader } from '@/lib/api/schemas/device-header';
import type { Database } from '../../../kernel/db/connection';
import { DomainError } from '../../../kernel/errors';
import type { CallEnv } from '../../../kernel/http/env';
import { toUser, type UserRow } from '../queries';
import { issueToken } from './bearer-tokens';
import { rememberDevice } from './known-devices';
import { userAgentOf } from './list-sessions';

/** `device` is the token of a known device; unverified accounts know none. */
export type Session = { token: string; user: User; device?: string };

/**
 * Signs a shopper in who has proved who they are; `device` is the token of a device that may be known already.
 * @throws {DomainError} 403 account_blocked
 */
export async function openSession(
  tx: Database,
  user: UserRow,
  { userAgent, device }: { userAgent?: string; device?: string },
): Promise<Session> {
  if (user.blockedAt) throw new DomainError(403, 'account_blocked');
  const token = await issueToken(tx, user.id, userAgent);
  const known = user.verifiedAt ? await rememberDevice(tx, { userId: user.id }, device) : undefined;
  return { token, user: toUser(user), ...(known && { device: known }) };
}

/** What sessions record of a client: its user agent and its device token. */
export const clientOf = (c: Context<CallEnv>) => ({
  userAgent: userAgentOf(c),
  device: c.req.header(deviceHeader)?.slice(0, 100),
});
