import { timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { otps } from '../../../kernel/db/schema/accounts';
import { InvalidFields } from '../../../kernel/errors';
import { isValid } from '../codes/one-time-passwords';
import { hashSecret, randomSecret } from '../sessions/bearer-tokens';

const lifetime = 10 * 60_000;

/** A token for setting a new password once within ten minutes: its row's id and a secret. */
export async function issueResetToken(db: Database, email: string): Promise<string> {
  const secret = randomSecret();
  const [row] = await db
    .insert(otps)
    .values({
      email,
      purpose: 'reset_token',
      hash: hashSecret(secret),
      expiresAt: new Date(Date.now() + lifetime),
    })
    .returning({ id: otps.id });
  return `${row?.id}.${secret}`;
}

/**
 * The id of a valid reset token, for `consume`, and its e-mail address.
 * @throws {InvalidFields} when it is unknown, expired or used
 */
export async function checkResetToken(
  db: Database,
  token: string,
): Promise<{ id: number; email: string }> {
  const [, id, secret] = /^(\d{1,15})\.([\w-]{43})$/.exec(token) ?? [];
  const [row] = secret
    ? await db
        .select({ id: otps.id, email: otps.email, hash: otps.hash })
        .from(otps)
        .where(and(eq(otps.id, Number(id)), eq(otps.purpose, 'reset_token'), isValid))
    : [];
  if (!row?.email || !secret || !sameText(row.hash, hashSecret(secret))) {
    throw new InvalidFields({ reset_token: 'reset_token' });
  }
  return { id: row.id, email: row.email };
}

const sameText = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b));
