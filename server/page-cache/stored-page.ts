import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { PackedEntry } from './store';

/**
 * Raised by a change that makes HTML rendered before it wrong: of the policies, or of what markup and scripts of a
 * page expect of each other. Kept pages of another number are dropped.
 */
export const pageFormat = 2;

/** A page outside of this process's memory, with the build that rendered it and Next's key of it. */
export type StoredPage = PackedEntry & { id: string; key: string; build: string };

const magic = Buffer.from('haat page 1\n');
const digestLength = 20;
const digestOf = (body: Buffer) => createHash('sha1').update(body).digest();

/** The bytes of a page, with a digest of all of them. */
export function encodePage(page: StoredPage): Buffer {
  const body = serialize(page);
  return Buffer.concat([magic, digestOf(body), body]);
}

/**
 * The page that these bytes are.
 * @returns undefined for bytes that are torn or of another format
 */
export function decodePage(bytes: Buffer): StoredPage | undefined {
  const start = magic.length + digestLength;
  if (bytes.length <= start || !bytes.subarray(0, magic.length).equals(magic)) return undefined;
  const body = bytes.subarray(start);
  if (!digestOf(body).equals(bytes.subarray(magic.length, start))) return undefined;
  try {
    return deserialize(body);
  } catch {
    return undefined;
  }
}
