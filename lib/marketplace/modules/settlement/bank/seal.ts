import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { config } from '@/lib/config';

const cipher = 'aes-256-gcm';
const keyOf = (secret: string) => createHash('sha256').update(secret).digest();

/** Encrypts a text (AES-256-GCM) where BANK_DETAILS_KEY is set; else it stays as it is, marked so. */
export function seal(text: string): string {
  const secret = config.bankDetailsKey;
  if (!secret) return `plain:${text}`;
  const iv = randomBytes(12);
  const sealing = createCipheriv(cipher, keyOf(secret), iv);
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return ['v1', ...[iv, sealing.getAuthTag(), sealed].map((part) => part.toString('base64'))].join(
    ':',
  );
}

/** @throws Error when the key is missing or another one, or the text was changed */
export function unseal(stored: string): string {
  if (stored.startsWith('plain:')) return stored.slice('plain:'.length);
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
