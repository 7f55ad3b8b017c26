import { and, desc, eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { User } from '@/lib/api/schemas/accounts';
import { deviceHeader } from '@/lib/api/schemas/device-header';
import type { Session } from '@/lib/api/schemas/sessions';
import type { Database } from '../../../kernel/db/connection';
import { tokens } from '../../../kernel/db/schema/accounts';
import { DomainError, NotFound } from '../../../kernel/errors';
import type { Shopper } from '../../../kernel/http/actor';
import type { CallEnv } from '../../../kernel/http/env';
import { toUser, type UserRow } from '../queries';
import { isLive, issueToken } from './bearer-tokens';
import { rememberDevice } from './known-devices';

/** Names of the browser and the operating system, null where the user agent does not tell. */
export type Device = { browser: string | null; system: string | null };

/** The first match counts: most browsers also name others in their user agent. */
const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /\bEdgA?\/|\bEdgiOS\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\bOPR\/|\bOPX\//],
  ['UC Browser', /\bUCBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
];

const systems: [name: string, sign: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['KaiOS', /\bKAIOS\b/i],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Browser and system of a user agent, for the list of sessions. */
export function deviceOf(userAgent: string | null): Device {
  const named = (list: typeof browsers) =>
    list.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? null;
  return { browser: named(browsers), system: named(systems) };
}

/** The user agent of a request, at most 400 characters. */
export const userAgentOf = (c: Context<CallEnv>) => c.req.header('user-agent')?.slice(0, 400);

/** Longest list of sessions. */
const most = 100;

/** A shopper's open sessions, the present one first, then the last used. */
export async function listSessions(db: Database, shopper: Shopper): Promise<Session[]> {
  const isCurrent = sql<boolean>`${tokens.id} = ${shopper.tokenId}`;
  const rows = await db
    .select()
    .from(tokens)
    .where(and(eq(tokens.userId, shopper.id), isLive))
    .orderBy(desc(isCurrent), desc(tokens.lastUsedAt), desc(tokens.id))
    .limit(most);
  return rows.map((row) => ({
    id: row.id,
    device: deviceOf(row.userAgent),
    signed_in_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt.toISOString(),
    current: row.id === shopper.tokenId,
  }));
}

/** Ends one of the shopper's sessions. @throws {NotFound} session_not_found, also for somebody else's */
export async function endSession(db: Database, userId: number, id: number): Promise<void> {
  const ended = await db
    .update(tokens)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(tokens.id, id), eq(tokens.userId, userId), isLive))
    .returning({ id: tokens.id });
  if (ended.length === 0) throw new NotFound('session_not_found');
}

/** `device` is the token of a known device; unverified accounts know none. */
export type OpenedSession = { token: string; user: User; device?: string };

/**
 * Signs a shopper in who has proved who they are; `device` is the token of a device that may be known already.
 * @throws {DomainError} 403 account_blocked
 */
export async function openSession(
  tx: Database,
  user: UserRow,
  { userAgent, device }: { userAgent?: string; device?: string },
): Promise<OpenedSession> {
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
