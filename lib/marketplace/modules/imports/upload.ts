import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { importSizeLimit } from '@/lib/api/schemas/seller/imports';
import { DomainError } from '../../kernel/errors';

/**
 * Writes the body of a request to a file on this machine, never more than 50 MB, and does something with it.
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
