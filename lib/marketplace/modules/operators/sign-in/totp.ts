import { Secret, TOTP } from 'otpauth';
import { brandIn } from '@/lib/i18n/brand';
import { seal, unseal } from '@/lib/security/sealed';

const purpose = 'operator totp';
const period = 30;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: brandIn('en'), label, algorithm: 'SHA1', digits: 6, period, secret });

/** A new secret for an authenticator app, in Base32, and as it is stored. */
export function newTotpSecret(): { secret: string; sealed: string } {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, sealed: seal(purpose, secret) };
}

export const openTotpSecret = (sealed: string) => unseal(purpose, sealed);

/** The `otpauth://` address that an app reads as a QR code. */
export const totpUrl = (secret: string, email: string) => totpOf(secret, email).toString();

/**
 * The time step of a code (RFC 6238, 30 s, one step of tolerance each way); undefined if it is wrong, or not newer than
 * the last one that was accepted.
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

/** The code of a moment; for tests and for setting up. */
export const totpAt = (secret: string, now = Date.now()) =>
  totpOf(secret).generate({ timestamp: now });
