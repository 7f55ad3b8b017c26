import { and, desc, eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { User } from '@/lib/contract/schemas/accounts';
import { deviceHeader } from '@/lib/contract/schemas/device-header';
import type { Session } from '@/lib/contract/schemas/sessions';
import type { Database } from '../../../kernel/db/connection';
import { tokens } from '../../../kernel/db/schema/accounts';
import { DomainError, NotFound } from '../../../kernel/errors';
import type { Shopper } from '../../../kernel/http/actor';
import type { CallEnv } from '../../../kernel/http/env';
import { toUser, type UserRow } from '../queries';
import { isLive, issueToken } from './bearer-tokens';
import { rememberDevice } from './known-devices';

/** Names of the browser and the operating system, null if the user agent does not tell. */
export type Device = { browser: string | null; system: string | null };

/** Browsers by what names them in the user agent. The first match counts: most browsers name others too. */
const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdgA?\/|\bEdgiOS\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\bOPR\/|\bOPX\//],
  ['UC Browser', /\bUCBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
];

const systems: [name: string, pattern: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['KaiOS', /\bKAIOS\b/i],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Returns browser and system of a user agent, for the list of sessions. */
export function deviceOf(userAgent: string | null): Device {
  const named = (list: typeof browsers) =>
    list.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? null;
  return { browser: named(browsers), system: named(systems) };
}

/** Returns the user agent of a request, cut to 400 characters. */
export const userAgentOf = (c: Context<CallEnv>) => c.req.header('user-agent')?.slice(0, 400);

/** Maximum number of sessions in a list. */
const most = 100;

/** Returns a shopper's open sessions: the current one first, then by last use. */
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

/**
 * Ends one of the shopper's sessions.
 * @throws {NotFound} session_not_found, also for another shopper's session
 */
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
 * Signs in a shopper whose identity is proved; `device` is the token of a device that may already be known.
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

/** Returns the user agent and the device token of a client, which its session records. */
export const clientOf = (c: Context<CallEnv>) => ({
  userAgent: userAgentOf(c),
  device: c.req.header(deviceHeader)?.slice(0, 100),
});
