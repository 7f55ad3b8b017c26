import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { config } from '@/lib/config';
import type { BankAccount } from '@/lib/contract/schemas/seller/money';
import type { Database } from '../../../kernel/db/connection';
import { constraintOf } from '../../../kernel/db/errors';
import { bankAccounts } from '../../../kernel/db/schema/settlement';
import { InvalidFields } from '../../../kernel/errors';

/** Hours in which nothing is paid out after an account was set or changed. */
export const holdHours = 48;

export type BankAccountRow = typeof bankAccounts.$inferSelect;

/** Finds the account for payouts of a store. */
export async function findBankAccount(
  db: Database,
  storeId: number,
): Promise<BankAccountRow | undefined> {
  const [row] = await db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.storeId, storeId))
    .orderBy(desc(bankAccounts.id))
    .limit(1);
  return row;
}

/** Returns the end of the hold on payouts after a change of the account. */
export const heldUntil = ({ createdAt }: BankAccountRow) =>
  new Date(createdAt.getTime() + holdHours * 3_600_000);

/** Returns the account as its owner sees it, its number masked. */
export function toBankAccount(row: BankAccountRow, now: Date): BankAccount {
  const until = heldUntil(row);
  return {
    holder: row.holder,
    account_number: `•••• ${row.lastDigits}`,
    ifsc: row.ifsc,
    changed_at: row.createdAt.toISOString(),
    held_until: until > now ? until.toISOString() : null,
  };
}

/**
 * Runs work that records a bank reference, which the database accepts for one payment only.
 * @throws {InvalidFields} utr_taken at that field
 */
export async function withBankReference<Result>(
  field: 'utr' | 'reference',
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (constraintOf(error) !== 'bank_references_once') throw error;
    throw new InvalidFields({ [field]: 'utr_taken' });
  }
}

const cipher = 'aes-256-gcm';
const keyOf = (secret: string) => createHash('sha256').update(secret).digest();

/** The prefix of texts stored while no key was set. */
export const plainMark = 'plain:';

/** Encrypts a text (AES-256-GCM) if BANK_DETAILS_KEY is set; otherwise returns it with a mark. */
export function seal(text: string): string {
  const secret = config.bankDetailsKey;
  if (!secret) return `${plainMark}${text}`;
  const iv = randomBytes(12);
  const sealing = createCipheriv(cipher, keyOf(secret), iv);
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return ['v1', ...[iv, sealing.getAuthTag(), sealed].map((part) => part.toString('base64'))].join(
    ':',
  );
}

/** Returns whether `unseal` can read a stored text by the present key. */
export function isReadable(stored: string): boolean {
  try {
    unseal(stored);
    return true;
  } catch {
    return false;
  }
}

/** @throws Error when the key is missing or another one, or the text was changed */
export function unseal(stored: string): string {
  if (stored.startsWith(plainMark)) return stored.slice(plainMark.length);
  const secret = config.bankDetailsKey;
  if (!secret) throw new Error('BANK_DETAILS_KEY is missing: bank accounts were stored with one');
  const [iv, tag, sealed] = stored
    .split(':')
    .slice(1)
    .map((part) => Buffer.from(part, 'base64'));
  if (!iv || !tag || !sealed) throw new Error('a stored bank account cannot be read');
  const opening = createDecipheriv(cipher, keyOf(secret), iv);
  opening.setAuthTag(tag);
  return Buffer.concat([opening.update(sealed), opening.final()]).toString('utf8');
}
