import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { config } from '@/lib/config';

/** Derives one key for each purpose, so that a text sealed for one purpose cannot be read for another. */
const keyFor = (purpose: string) =>
  Buffer.from(hkdfSync('sha256', config.sessionSecret, '', `haat sealed ${purpose}`, 32));

/**
 * Encrypts a short secret for the database (AES-256-GCM, key from NEXTAUTH_SECRET): a copy of the database
 * alone does not reveal it. It cannot be decrypted with another NEXTAUTH_SECRET.
 */
export function seal(purpose: string, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.');
}

/**
 * Decrypts a sealed text.
 * @throws if it was sealed with another key or for another purpose, or was changed
 */
export function unseal(purpose: string, sealed: string): string {
  const [iv, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!iv || !tag || !text) throw new Error('not a sealed text');
  const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), iv);
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}
