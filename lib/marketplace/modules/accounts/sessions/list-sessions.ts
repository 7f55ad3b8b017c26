import { and, desc, eq, sql } from 'drizzle-orm';
import type { Session } from '@/lib/api/schemas/sessions';
import type { Database } from '../../../kernel/db/connection';
import { tokens } from '../../../kernel/db/schema/accounts';
import { NotFound } from '../../../kernel/errors';
import type { Shopper } from '../../../kernel/http/actor';
import { isLive } from './bearer-tokens';
import { deviceOf } from './user-agent';

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
