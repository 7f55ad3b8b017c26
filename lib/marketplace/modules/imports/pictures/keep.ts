import { setTimeout as after } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Database } from '../../../kernel/db/connection';
import { importedPictures } from '../../../kernel/db/schema/imports';
import { storePictures } from '../../../kernel/db/schema/listings';
import { transact } from '../../../kernel/db/transaction';
import { asPicture, type Files, keepPicture, PictureRefused } from '../../files';
import { type FetchOptions, fetchPictureUrl, PictureNotFetched } from './fetch-picture';
import { knownPictures, type PictureAnswer, type PictureSource } from './resolve';

export type PictureKeeping = {
  db: Database;
  storeId: number;
  files: Files;
  fetching?: FetchOptions;
  /** Called before each picture; if true, no more are fetched, and the answers are incomplete. */
  isOver?: () => boolean;
  /** Called with the final answer of each picture. */
  onAnswer?: (answer: PictureAnswer) => Promise<void>;
  /** Hosts that gave no picture however often they were asked: they are asked once from then on. */
  silentHosts?: Set<string>;
  /** Milliseconds to wait before each further try; only tests replace them. */
  pauses?: readonly number[];
};

/** Number of pictures fetched and redrawn at once. */
const atOnce = 4;

/** Milliseconds before pictures whose server was busy or silent are asked for again, all together. */
const usualPauses = [1_000, 4_000];

type Source = Extract<PictureSource, { key: string }>;

/**
 * Fetches pictures that the store does not have yet, redraws them as uploads are, and keeps them. Asks again for those
 * whose server did not answer for the moment; a picture that cannot be fetched gets its reason.
 */
export async function keepPictures(
  {
    db,
    storeId,
    files,
    fetching,
    isOver,
    onAnswer,
    silentHosts,
    pauses = usualPauses,
  }: PictureKeeping,
  sources: ReadonlyMap<string, PictureSource>,
): Promise<Map<string, PictureAnswer>> {
  const answers = await knownPictures(db, storeId, sources);
  /** Pictures by key: two names of one picture share one result. */
  const wanted = new Map<string, Source>();
  for (const [name, source] of sources) {
    if ('key' in source && !answers.has(name)) wanted.set(source.key, source);
  }
  const found = new Map<string, Awaited<ReturnType<typeof keepOne>>>();
  const limit = pLimit(atOnce);
  let open = [...wanted.values()];
  for (const pause of [0, ...pauses]) {
    if (!open.length || (pause && isOver?.())) break;
    if (pause) await after(pause);
    await Promise.all(open.map((source) => limit(() => ask(source))));
    open = open.filter(
      (source) => found.get(source.key)?.isTemporary && !silentHosts?.has(hostOf(source)),
    );
  }
  noteSilent();
  for (const { answer, isTemporary } of found.values()) if (isTemporary) await onAnswer?.(answer);
  for (const [name, source] of sources) {
    if (!('key' in source) || answers.has(name)) continue;
    answers.set(name, found.get(source.key)?.answer ?? { code: 'picture_unreachable' });
  }
  return answers;

  async function ask(source: Source) {
    const one = await keepOne(source);
    found.set(source.key, one);
    if (!one.isTemporary) await onAnswer?.(one.answer);
  }

  async function keepOne(
    source: Source,
  ): Promise<{ answer: PictureAnswer; isTemporary?: boolean }> {
    if (isOver?.()) return { answer: { code: 'picture_unreachable' } };
    try {
      const bytes =
        source.kind === 'address'
          ? await fetchPictureUrl(source.url.href, fetching)
          : await source.read();
      const drawn = await asPicture(new Blob([new Uint8Array(bytes)]), 'product', {
        isPatient: true,
      });
      const { width, height } = drawn;
      const url = await keepPicture(files, drawn, 'products');
      await transact(db, async (tx) => {
        await tx.insert(storePictures).values({ storeId, url, width, height });
        await tx
          .insert(importedPictures)
          .values({ storeId, source: source.key, url })
          .onConflictDoUpdate({
            target: [importedPictures.storeId, importedPictures.source],
            set: { url },
          });
      });
      return { answer: { url } };
    } catch (error) {
      if (error instanceof PictureNotFetched) {
        return { answer: { code: error.code }, isTemporary: error.isTemporary };
      }
      if (error instanceof PictureRefused) return { answer: { code: error.reason } };
      throw error;
    }
  }

  /** Remembers the hosts that answered none of their pictures. */
  function noteSilent() {
    if (!silentHosts) return;
    const hosts = new Map<string, boolean>();
    for (const source of wanted.values()) {
      const host = hostOf(source);
      const isSilent = found.get(source.key)?.isTemporary ?? false;
      hosts.set(host, isSilent && (hosts.get(host) ?? true));
    }
    for (const [host, isSilent] of hosts) {
      if (isSilent) silentHosts.add(host);
      else silentHosts.delete(host);
    }
  }
}

const hostOf = (source: Source) => (source.kind === 'address' ? source.url.host : '');
