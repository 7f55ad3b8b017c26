import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { PackedEntry } from './store';

/**
 * Format version; raise it if a change makes previously rendered HTML wrong: in the policies, or in what a
 * page's markup and scripts expect of each other. Cached pages of another version are dropped.
 */
export const pageFormat = 3;

/** A page outside this process's memory, with the build that rendered it and Next's key. */
export type StoredPage = PackedEntry & { id: string; key: string; build: string };

const magic = Buffer.from('haat page 1\n');
const digestLength = 20;
const digestOf = (body: Buffer) => createHash('sha1').update(body).digest();

/** Encodes a page, with a digest of its bytes. */
export function encodePage(page: StoredPage): Buffer {
  const body = serialize(page);
  return Buffer.concat([magic, digestOf(body), body]);
}

/**
 * Decodes a page.
 * @returns undefined for damaged bytes or another format
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
