import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OtpPurpose } from '@/lib/api/schemas/accounts';
import type { Database } from '../../db/connection';
import { codeRequests } from '../../db/schema/accounts';
import { hashSecret, randomSecret } from '../sessions/bearer-tokens';

export type Audience = 'shopper' | 'vendor';

/** Where a code goes: by mail, or by SMS to a phone of ten digits. */
export type CodeTarget =
  | { email: string; phone?: undefined }
  | { phone: string; email?: undefined };

/** What a one-time password is for. */
export type CodeSubject = CodeTarget & { purpose: OtpPurpose; audience?: Audience };

/** Whether a row with an e-mail address or a phone is of that target. */
export const isTo = (row: { email: PgColumn; phone: PgColumn }, target: CodeTarget): SQL =>
  target.phone === undefined ? eq(row.email, target.email) : eq(row.phone, target.phone);

/** Tries before a new code has to be requested. */
export const maxTries = 5;

/**
 * Records a request for a code and returns the token that its tries are counted by. Made for every address,
 * so that it reveals no account. The token of an earlier request renews that request.
 */
export async function openRequest(
  db: Database,
  subject: CodeSubject,
  given?: string,
): Promise<{ id: number; token: string }> {
  const [renewed] = given
    ? await db
        .update(codeRequests)
        .set({ tries: 0, askedAt: sql`now()` })
        .where(and(eq(codeRequests.hash, hashSecret(given)), isAbout(subject)))
        .returning({ id: codeRequests.id })
    : [];
  if (given && renewed) return { id: renewed.id, token: given };
  const token = randomSecret();
  const { email, phone, purpose, audience = 'shopper' } = subject;
  const [row] = await db
    .insert(codeRequests)
    .values({ hash: hashSecret(token), email, phone, purpose, audience })
    .returning({ id: codeRequests.id });
  if (!row) throw new Error('the code request was not inserted');
  return { id: row.id, token };
}

/** The id of the request with that token, if it was made for that address or phone. */
export async function findRequest(
  db: Database,
  target: CodeTarget,
  token: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: codeRequests.id })
    .from(codeRequests)
    .where(and(eq(codeRequests.hash, hashSecret(token)), isTo(codeRequests, target)));
  return row?.id;
}

/**
 * Counts a try of a request: whether one was left, undefined when there is no request with this token
 * and subject.
 */
export async function countTry(
  db: Database,
  subject: CodeSubject,
  token: string,
): Promise<boolean | undefined> {
  const isThisRequest = and(eq(codeRequests.hash, hashSecret(token)), isAbout(subject));
  const [counted] = await db
    .update(codeRequests)
    .set({ tries: sql`${codeRequests.tries} + 1` })
    .where(and(isThisRequest, lt(codeRequests.tries, maxTries)))
    .returning({ id: codeRequests.id });
  if (counted) return true;
  const [spent] = await db.select({ id: codeRequests.id }).from(codeRequests).where(isThisRequest);
  return spent && false;
}

/** Locks the requests of a subject, where there is no account to lock. */
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
