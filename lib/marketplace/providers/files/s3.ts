import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { ProviderError } from '../common/http';
import { type FileKind, type FileProvider, type KeptFiles, refuseKey } from './provider';
import { asProviderError, type Call, callerOf, type S3Settings } from './s3-call';
import { partBytes, uploadInParts } from './s3-multipart';

export type { S3Settings };

/** Timeouts for a call with its repeats, in milliseconds: each part of a large file is one call. */
type Patience = Record<FileKind, number>;

/**
 * Returns a bucket of any S3-compatible store, addressed by path. Pictures are at its root, private files
 * below `private/`.
 */
export function s3Files(
  settings: S3Settings,
  patience: Patience = { pictures: 10_000, privateFiles: 60_000 },
): FileProvider {
  const filesOf = (kind: FileKind, folder: string, type: string) =>
    filesIn(callerOf(settings, patience[kind]), { kind, folder, type });
  return {
    name: 's3',
    pictures: filesOf('pictures', '', 'image/webp'),
    privateFiles: filesOf('privateFiles', 'private/', 'application/octet-stream'),
  };
}

function filesIn(
  call: Call,
  { kind, folder, type }: { kind: FileKind; folder: string; type: string },
): KeptFiles {
  const objectOf = (key: string) => {
    refuseKey(kind, key);
    return `${folder}${key}`;
  };
  return {
    async keep(key, content) {
      const object = objectOf(key);
      if ('path' in content) {
        const { size } = await stat(content.path);
        if (size > partBytes) {
          return uploadInParts(call, object, { path: content.path, size, type });
        }
      }
      const upload = 'path' in content ? await streamed(content.path) : whole(content);
      const headers = { 'Content-Type': type, ...upload.headers };
      const kept = await call(object, { ...upload, method: 'PUT', headers });
      if (!kept) throw new ProviderError('refused', 'no such bucket', 404);
    },
    async read(key) {
      const answer = await call(objectOf(key), { method: 'GET' });
      return answer && Buffer.from(await asProviderError(() => answer.arrayBuffer()));
    },
    async use(key, work) {
      const answer = await call(objectOf(key), { method: 'GET' });
      if (!answer?.body) return undefined;
      const body = Readable.fromWeb(answer.body as ReadableStream);
      const own = await mkdtemp(join(tmpdir(), 'haat-private-'));
      try {
        const path = join(own, 'file');
        await asProviderError(() => pipeline(body, createWriteStream(path)));
        return await work(path);
      } finally {
        await rm(own, { recursive: true, force: true });
      }
    },
    async remove(key) {
      await call(objectOf(key), { method: 'DELETE' });
    },
  };
}

const whole = (bytes: Buffer) => ({ body: new Uint8Array(bytes), headers: {} });

async function streamed(path: string) {
  const { size } = await stat(path);
  const body = Readable.toWeb(createReadStream(path)) as unknown as BodyInit;
  return { body, headers: { 'Content-Length': String(size) }, duplex: 'half' as const };
}
