import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OtpPurpose } from '@/lib/contract/schemas/accounts';
import type { Database } from '../../../kernel/db/connection';
import { codeRequests } from '../../../kernel/db/schema/accounts';
import { hashSecret, randomSecret } from '../sessions/bearer-tokens';

export type Audience = 'shopper' | 'vendor';

/** The recipient of a code: an e-mail address, or a phone of ten digits by SMS. */
export type CodeTarget =
  | { email: string; phone?: undefined }
  | { phone: string; email?: undefined };

/** The recipient and purpose of a one-time password; `userId`: the only account for which it is right. */
export type CodeSubject = CodeTarget & {
  purpose: OtpPurpose;
  audience?: Audience;
  userId?: number;
};

/** Matches rows with the target's e-mail address or phone. */
export const isTo = (row: { email: PgColumn; phone: PgColumn }, target: CodeTarget): SQL =>
  target.phone === undefined ? eq(row.email, target.email) : eq(row.phone, target.phone);

/** Minutes for which the rate limits count a request apart from strangers' calls, from its creation on. */
const minutesKnown = 30;

/**
 * Records a request for a code and returns the token that identifies it later. Every address gets a token, so
 * that it reveals no account. The token of an earlier request of the same subject stays valid: it gives neither
 * more tries nor more time.
 */
export async function openRequest(
  db: Database,
  subject: CodeSubject,
  given?: string,
): Promise<{ id: number; token: string }> {
  const [earlier] = given
    ? await db
        .select({ id: codeRequests.id })
        .from(codeRequests)
        .where(and(eq(codeRequests.hash, hashSecret(given)), isAbout(subject)))
    : [];
  if (given && earlier) return { id: earlier.id, token: given };
  const token = randomSecret();
  const { email, phone, purpose, audience = 'shopper' } = subject;
  const [row] = await db
    .insert(codeRequests)
    .values({ hash: hashSecret(token), email, phone, purpose, audience })
    .returning({ id: codeRequests.id });
  if (!row) throw new Error('the code request was not inserted');
  return { id: row.id, token };
}

/** Returns the id of the request with that token, if it was made for that subject within the last half hour. */
export async function findRequest(
  db: Database,
  { purpose, audience, ...target }: CodeTarget & { purpose: string; audience: Audience },
  token: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: codeRequests.id })
    .from(codeRequests)
    .where(
      and(
        eq(codeRequests.hash, hashSecret(token)),
        isTo(codeRequests, target),
        eq(codeRequests.audience, audience),
        sql`${codeRequests.purpose} = ${purpose}`,
        sql`${codeRequests.askedAt} > now() - make_interval(mins => ${minutesKnown})`,
      ),
    );
  return row?.id;
}

/** Locks the requests of a subject, for subjects that have no account to lock. */
export async function lockRequests(tx: Database, subject: CodeSubject): Promise<void> {
  await tx
    .select({ id: codeRequests.id })
    .from(codeRequests)
    .where(isAbout(subject))
    .orderBy(codeRequests.id)
    .for('update');
}

const isAbout = ({ purpose, audience = 'shopper', ...target }: CodeSubject) =>
  and(
    isTo(codeRequests, target),
    eq(codeRequests.audience, audience),
    eq(codeRequests.purpose, purpose),
  );
