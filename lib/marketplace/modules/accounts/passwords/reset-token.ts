import { timingSafeEqual } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { otps } from '../../../kernel/db/schema/accounts';
import { InvalidFields } from '../../../kernel/errors';
import { isValid } from '../codes/one-time-passwords';
import { hashSecret, randomSecret } from '../sessions/bearer-tokens';

const lifetime = 10 * 60_000;

/** Days for which a former address can take its account back. */
export const daysToUndo = 7;

/** Issues a token that sets a new password once within ten minutes: its row's id and a secret. */
export async function issueResetToken(db: Database, email: string): Promise<string> {
  const secret = randomSecret();
  const id = await insertToken(db, { email, purpose: 'reset_token', secret, lifetime });
  return `${id}.${secret}`;
}

type Move = { userId: number; former: string; email: string };

/**
 * Issues a token by which the former address of an account sets a new password and gets the account back, once
 * within seven days. The token contains account and address, proved by its hash; its row has the account's new
 * address.
 */
export async function issueUndoToken(
  db: Database,
  { userId, former, email }: Move,
): Promise<string> {
  const move = Buffer.from(JSON.stringify({ userId, former })).toString('base64url');
  const secret = `${randomSecret()}.${move}`;
  const undo = { email, purpose: 'email_undo', secret, lifetime: daysToUndo * 86_400_000 } as const;
  return `${await insertToken(db, undo)}.${secret}`;
}

type NewToken = {
  email: string;
  purpose: 'reset_token' | 'email_undo';
  secret: string;
  lifetime: number;
};

async function insertToken(
  db: Database,
  { email, purpose, secret, lifetime: ms }: NewToken,
): Promise<number | undefined> {
  const hash = hashSecret(secret);
  const expiresAt = new Date(Date.now() + ms);
  const [row] = await db
    .insert(otps)
    .values({ email, purpose, hash, expiresAt })
    .returning({ id: otps.id });
  return row?.id;
}

/** A valid token: `email` is the account's address afterwards, `userId` the account whose move is undone. */
export type CheckedToken = { id: number; email: string; userId?: number };

/**
 * Checks a token for setting a password; returns its id, for `consume`, and its e-mail address.
 * @throws {InvalidFields} if the token is unknown, expired or used
 */
export async function checkResetToken(db: Database, token: string): Promise<CheckedToken> {
  const [, id, secret, move] = /^(\d{1,15})\.([\w-]{43}(?:\.([\w-]{1,500}))?)$/.exec(token) ?? [];
  const [row] = secret
    ? await db
        .select({ id: otps.id, email: otps.email, hash: otps.hash, purpose: otps.purpose })
        .from(otps)
        .where(
          and(
            eq(otps.id, Number(id)),
            inArray(otps.purpose, ['reset_token', 'email_undo']),
            isValid,
          ),
        )
    : [];
  const hash = hashSecret(secret ?? '');
  if (
    !row?.email ||
    !sameText(row.hash, hash) ||
    (row.purpose === 'email_undo') !== (move !== undefined)
  ) {
    throw new InvalidFields({ reset_token: 'reset_token' });
  }
  if (move === undefined) return { id: row.id, email: row.email };
  const { userId, former }: Pick<Move, 'userId' | 'former'> = JSON.parse(
    Buffer.from(move, 'base64url').toString(),
  );
  return { id: row.id, email: former, userId };
}

const sameText = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b));
