import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { jsonObject, prepared } from '../../../kernel/db/prepared';
import { tokens, users } from '../../../kernel/db/schema/accounts';
import type { Shopper } from '../../../kernel/http/actor';

const lifetime = 30 * 24 * 60 * 60 * 1000;

/** Returns 256 random bits as text for a URL or a header. */
export const randomSecret = () => randomBytes(32).toString('base64url');

/** Hashes a secret with SHA-256; a random secret has too much entropy to need a salt or a slow hash. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Issues a bearer token of a shopper, valid for 30 days; only its hash is stored. */
export async function issueToken(
  db: Database,
  userId: number,
  userAgent?: string,
): Promise<string> {
  const token = randomSecret();
  const expiresAt = new Date(Date.now() + lifetime);
  await db.insert(tokens).values({ hash: hashSecret(token), userId, userAgent, expiresAt });
  return token;
}

/** Matches tokens that are neither revoked nor expired. */
export const isLive = and(isNull(tokens.revokedAt), gt(tokens.expiresAt, sql`now()`));

/** "Last used" is exact to five minutes, so that not every request writes. */
const staleSince = sql`now() - interval '5 minutes'`;

type TokenRow = Shopper & { isStale: boolean };

const rowsByHash = prepared<{ hash: string }, TokenRow>('shopper_of_token', () => {
  const shopper = jsonObject<TokenRow>({
    id: users.id,
    email: users.email,
    isVerified: sql`${users.verifiedAt} is not null`,
    tokenId: tokens.id,
    isStale: sql`${tokens.lastUsedAt} < ${staleSince}`,
  });
  return sql`select ${shopper} from ${tokens} join ${users} on ${users.id} = ${tokens.userId}
    where ${tokens.hash} = ${sql.placeholder('hash')} and ${isLive}`;
});

/** Returns the shopper of a token; undefined if it is unknown, expired or revoked. */
export async function findShopper(db: Database, token: string): Promise<Shopper | undefined> {
  const [row] = await rowsByHash(db, { hash: hashSecret(token) });
  if (!row) return undefined;
  const { isStale, ...shopper } = row;
  if (isStale) await noteUse(db, row.tokenId);
  return shopper;
}

async function noteUse(db: Database, tokenId: number): Promise<void> {
  await db.update(tokens).set({ lastUsedAt: sql`now()` }).where(eq(tokens.id, tokenId));
}

/** Ends one session. */
export async function revokeToken(db: Database, tokenId: number): Promise<void> {
  await db.update(tokens).set({ revokedAt: sql`now()` }).where(eq(tokens.id, tokenId));
}

/** Ends all sessions of a shopper except `keptTokenId`. */
export async function revokeTokens(
  db: Database,
  userId: number,
  keptTokenId?: number,
): Promise<void> {
  const others = keptTokenId === undefined ? undefined : ne(tokens.id, keptTokenId);
  await db
    .update(tokens)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(tokens.userId, userId), isNull(tokens.revokedAt), others));
}
