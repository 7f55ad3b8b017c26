import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { and, count, inArray } from 'drizzle-orm';
import { importSizeLimit } from '@/lib/contract/schemas/seller/imports';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../kernel/db/connection';
import { imports } from '../../kernel/db/schema/imports';
import { DomainError } from '../../kernel/errors';
import type { Manager } from '../../kernel/http/actor';
import type { Files } from '../files';
import type { Editor } from '../listings';
import { fileLimits } from './files/limits';
import { sampleFile } from './files/sample';
import { proposedMapping } from './mappings';
import { importsOf } from './queries';

/**
 * Writes the body of a request to a file on this machine, at most 200 MB, and runs `work` on it.
 * @throws {DomainError} 413 too_large, 400 import_empty
 */
export async function withUploadedFile<Result>(
  body: globalThis.ReadableStream<Uint8Array> | null,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-import-'));
  try {
    const path = join(folder, 'file');
    let size = 0;
    const counted = new Transform({
      transform(chunk: Buffer, _, done) {
        size += chunk.length;
        if (size > importSizeLimit) done(new DomainError(413, 'too_large'));
        else done(null, chunk);
      },
    });
    if (body) {
      const bytes = Readable.fromWeb(body as ReadableStream);
      await pipeline(bytes, counted, createWriteStream(path));
    }
    if (!size) throw new DomainError(400, 'import_empty');
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const newFileKey = () => `imports/${randomUUID()}`;

/** Maximum number of open imports of a store, and of the operators together. */
const mostOpen = 5;

/**
 * Keeps an uploaded file and recognises it: its format, its columns, and the mapping that the store last used for
 * such a file, else the best guess.
 * @returns the import's id
 * @throws {DomainError} 422 with why the file cannot be read, 409 too_many_imports
 */
export async function beginImport(
  db: Database,
  files: Files,
  { storeId, vendorId }: Editor,
  { path, name, lang }: { path: string; name: string; lang: Locale },
): Promise<number> {
  const seen = await sampleFile(path);
  const { format } = seen;
  const columns = shownColumns(seen);
  const mapping = await proposedMapping(db, storeId, seen);
  const fileKey = newFileKey();
  await files.privateFiles.keep(fileKey, { path });
  try {
    const [row] = await db
      .insert(imports)
      .values({
        storeId,
        vendorId,
        locale: lang,
        fileName: name,
        fileKey,
        format,
        columns,
        pictureCount: seen.pictureCount,
        layout: layoutOf(seen),
        mapping,
      })
      .returning({ id: imports.id });
    return Number(row?.id);
  } catch (error) {
    await files.privateFiles.remove(fileKey);
    throw error;
  }
}

type Seen = Awaited<ReturnType<typeof sampleFile>>;

/** Returns a file's columns with the first cells of each, which are shown beside it. */
export const shownColumns = ({ headings, samples }: Seen) =>
  headings.map((name) => ({
    name,
    samples: samples
      .slice(0, fileLimits.shown)
      .map((cells) => (cells.get(name) ?? '').slice(0, 80)),
  }));

/** Returns the layout of a file as its sample shows it. */
export const layoutOf = ({ certainty, sheets, read, used }: Seen) => ({
  certainty,
  sheets,
  read,
  used,
});

/**
 * Refuses another upload while too many imports of the store, or of operators, are open.
 * @throws {DomainError} 409 too_many_imports
 */
export async function refuseTooMany(db: Database, manager: Manager): Promise<void> {
  const [open] = await db
    .select({ count: count() })
    .from(imports)
    .where(and(importsOf(manager), inArray(imports.state, ['checking', 'applying', 'undoing'])));
  if ((open?.count ?? 0) >= mostOpen) throw new DomainError(409, 'too_many_imports');
}
