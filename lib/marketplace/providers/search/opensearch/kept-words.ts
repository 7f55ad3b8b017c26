import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type CatalogueWords, readCatalogueWords } from './catalogue-words';
import type { IndexReader } from './cluster/index-reader';
import type { ClusterState } from './cluster/state';

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

export type KeptWords = { words: CatalogueWords; readAt: number };

/** Reads the words of an index and keeps them in the cluster, so that other instances need not read them. */
export async function readWords(reader: IndexReader, state: ClusterState): Promise<KeptWords> {
  const readAt = Date.now();
  const words = await readCatalogueWords(reader);
  const packed = (await pack(JSON.stringify(words))).toString('base64');
  await state.put('vocabulary', { readAt, packed });
  return { words, readAt };
}

/** Returns the words that were kept last; undefined if there are none. */
export async function keptWords(state: ClusterState): Promise<KeptWords | undefined> {
  const kept = await state.get('vocabulary');
  if (!kept) return undefined;
  const text = await unpack(Buffer.from(kept.packed, 'base64'));
  return { words: JSON.parse(text.toString()), readAt: kept.readAt };
}
