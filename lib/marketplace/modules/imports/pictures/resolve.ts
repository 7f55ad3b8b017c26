import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { config } from '@/lib/config';
import { pictureLimit } from '@/lib/contract/schemas/picture-limits';
import { normalised } from '@/lib/text/normalised';
import type { Database } from '../../../kernel/db/connection';
import { importedPictures } from '../../../kernel/db/schema/imports';
import { storePictures } from '../../../kernel/db/schema/listings';
import { ownPictures } from '../../listings';
import type { Zip } from '../files/zip';
import { checkedUrl, PictureNotFetched } from './fetch-picture';

/** The result of a picture that a file names: its path on this site, or a key under `import_problems`. */
export type PictureAnswer = { url: string } | { code: string };

/** The source of a picture. */
export type PictureSource =
  /** A path of this site. */
  | { kind: 'own'; url: string }
  | { kind: 'address'; key: string; url: URL }
  | { kind: 'file'; key: string; read: () => Promise<Buffer> }
  | { kind: 'wrong'; code: string };

export type PictureZip = { zip: Zip; names: string[] } | undefined;

const hash = (...parts: (string | Buffer)[]) => {
  const made = createHash('sha256');
  for (const part of parts) made.update(part);
  return made.digest('base64url');
};

/** Maximum characters of a picture's path in a ZIP. */
const longestPath = 1000;

const ownPath = /^\/(?:api\/uploads|media)\/[\w./-]+$/;

const paths = new WeakMap<NonNullable<PictureZip>, Map<string, string>>();

/** Returns the pictures of a ZIP by their whole path and by their name alone; cached for each ZIP. */
function pathsOf(pictures: NonNullable<PictureZip>): ReadonlyMap<string, string> {
  const known = paths.get(pictures);
  if (known) return known;
  const byName = new Map<string, string>();
  for (const path of pictures.names) {
    const name = normalised(path, longestPath).toLowerCase();
    byName.set(name, path);
    const base = name.split('/').at(-1) ?? '';
    if (!byName.has(base)) byName.set(base, path);
  }
  paths.set(pictures, byName);
  return byName;
}

/** Finds the source of each picture that a file names. */
export async function sourcesOf(
  names: readonly string[],
  pictures: PictureZip,
): Promise<Map<string, PictureSource>> {
  const byName = pictures ? pathsOf(pictures) : new Map<string, string>();
  const found = new Map<string, PictureSource>();
  for (const name of new Set(names)) found.set(name, await sourceOf(name, byName, pictures));
  return found;
}

async function sourceOf(
  name: string,
  byName: ReadonlyMap<string, string>,
  pictures: PictureZip,
): Promise<PictureSource> {
  const local = name.startsWith(`${config.siteUrl}/`) ? name.slice(config.siteUrl.length) : name;
  if (ownPath.test(local) && !local.includes('..')) return { kind: 'own', url: local };
  if (/^[a-z][a-z0-9+.-]*:/i.test(name)) {
    try {
      const url = checkedUrl(name);
      return { kind: 'address', key: hash('address ', url.href), url };
    } catch (error) {
      if (error instanceof PictureNotFetched) return { kind: 'wrong', code: error.code };
      throw error;
    }
  }
  const path = byName.get(normalised(name, longestPath).toLowerCase().replaceAll('\\', '/'));
  if (!pictures) return { kind: 'wrong', code: 'picture_address' };
  if (path === undefined) return { kind: 'wrong', code: 'picture_not_in_zip' };
  const { zip } = pictures;
  if (zip.sizeOf(path) > pictureLimit) return { kind: 'wrong', code: 'picture_too_big' };
  const read = async () => (await zip.bytes(path, pictureLimit)) ?? Buffer.alloc(0);
  try {
    return { kind: 'file', key: hash('file ', await read()), read };
  } catch {
    return { kind: 'wrong', code: 'picture_type' };
  }
}

/** Returns the pictures that the store already has, by the names in the file; without those to be fetched first. */
export async function knownPictures(
  db: Database,
  storeId: number,
  sources: ReadonlyMap<string, PictureSource>,
): Promise<Map<string, PictureAnswer>> {
  const all = [...sources];
  const own = await ownPictures(
    db,
    storeId,
    all.flatMap(([, source]) => (source.kind === 'own' ? [source.url] : [])),
  );
  const keys = all.flatMap(([, source]) => ('key' in source ? [source.key] : []));
  const kept = keys.length
    ? await db
        .select({ source: importedPictures.source, url: importedPictures.url })
        .from(importedPictures)
        .innerJoin(storePictures, eq(storePictures.url, importedPictures.url))
        .where(and(eq(importedPictures.storeId, storeId), inArray(importedPictures.source, keys)))
    : [];
  const urlOf = new Map(kept.map(({ source, url }) => [source, url]));
  return new Map(
    all.flatMap(([name, source]): [string, PictureAnswer][] => {
      if (source.kind === 'wrong') return [[name, { code: source.code }]];
      if (source.kind === 'own') {
        return [[name, own.has(source.url) ? { url: source.url } : { code: 'picture_not_yours' }]];
      }
      const url = urlOf.get(source.key);
      return url ? [[name, { url }]] : [];
    }),
  );
}

const placeholder = 'new:';

/** Returns whether an answer of a dry run is a picture that is still to be fetched. */
export const isToFetch = (answer: PictureAnswer) =>
  'url' in answer && answer.url.startsWith(placeholder);

/** Returns the pictures for a dry run: a picture to be fetched gets a placeholder name. */
export async function picturesForCheck(
  db: Database,
  storeId: number,
  sources: ReadonlyMap<string, PictureSource>,
): Promise<Map<string, PictureAnswer>> {
  const answers = await knownPictures(db, storeId, sources);
  for (const [name, source] of sources) {
    if ('key' in source && !answers.has(name))
      answers.set(name, { url: `${placeholder}${source.key}` });
  }
  return answers;
}
