import { randomInt } from 'node:crypto';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { brandIn } from '@/lib/i18n/brand';
import { seal, unseal } from '@/lib/security/sealed';
import type { Database } from '../../../kernel/db/connection';
import { operatorRecoveryCodes } from '../../../kernel/db/schema/operators';
import { hashSecret } from '../../accounts';

const purpose = 'operator totp';
const period = 30;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: brandIn('en'), label, algorithm: 'SHA1', digits: 6, period, secret });

/** Returns a new secret for an authenticator app, in Base32 and sealed for storage. */
export function newTotpSecret(): { secret: string; sealed: string } {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, sealed: seal(purpose, secret) };
}

export const openTotpSecret = (sealed: string) => unseal(purpose, sealed);

/** Returns the `otpauth://` address that an app reads as a QR code. */
export const totpUrl = (secret: string, email: string) => totpOf(secret, email).toString();

/**
 * Returns the time step of a code (RFC 6238, 30 s, one step of tolerance each way); undefined if the code is
 * wrong, or not newer than the last accepted one.
 */
export function totpStep(
  secret: string,
  otp: string,
  lastStep: number | null,
  now = Date.now(),
): number | undefined {
  const delta = totpOf(secret).validate({ token: otp, timestamp: now, window: 1 });
  if (delta === null) return undefined;
  const step = Math.floor(now / 1000 / period) + delta;
  return lastStep !== null && step <= lastStep ? undefined : step;
}

/** Returns the code of a moment; for tests and for setting up. */
export const totpAt = (secret: string, now = Date.now()) =>
  totpOf(secret).generate({ timestamp: now });

/** Letters and digits without those that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const most = 10;

const newCode = () => {
  const letters = Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
};

const tidied = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Replaces an operator's codes by ten new ones (59 random bits each) and returns them. */
export async function renewRecoveryCodes(tx: Database, operatorId: number): Promise<string[]> {
  const codes = Array.from({ length: most }, newCode);
  await tx.delete(operatorRecoveryCodes).where(eq(operatorRecoveryCodes.operatorId, operatorId));
  await tx
    .insert(operatorRecoveryCodes)
    .values(codes.map((code) => ({ operatorId, hash: hashSecret(tidied(code)) })));
  return codes;
}

/** Uses up a recovery code; returns whether it was valid. */
export async function spendRecoveryCode(
  tx: Database,
  operatorId: number,
  code: string,
): Promise<boolean> {
  const spent = await tx
    .update(operatorRecoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(operatorRecoveryCodes.operatorId, operatorId),
        eq(operatorRecoveryCodes.hash, hashSecret(tidied(code))),
        isNull(operatorRecoveryCodes.usedAt),
      ),
    )
    .returning({ id: operatorRecoveryCodes.id });
  return spent.length > 0;
}

export async function recoveryCodesLeft(db: Database, operatorId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(operatorRecoveryCodes)
    .where(
      and(eq(operatorRecoveryCodes.operatorId, operatorId), isNull(operatorRecoveryCodes.usedAt)),
    );
  return row?.left ?? 0;
}
