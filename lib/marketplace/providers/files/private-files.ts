import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { config } from '@/lib/config';

/** Storage of files that no address serves, by key, e.g. `imports/3f9c`. */
export type PrivateFiles = {
  /** Keeps a copy of the file at that path. */
  keep(key: string, path: string): Promise<void>;
  /** Keeps bytes. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Does something with the file, which lies on this machine until then; undefined when there is none. */
  use<Result>(key: string, work: (path: string) => Promise<Result>): Promise<Result | undefined>;
  remove(key: string): Promise<void>;
};

const isKey = (key: string) => /^(?:imports|tickets)\/[a-f0-9-]{36}$/.test(key);

/** Files under a folder. */
export function privateFolder(folder: string): PrivateFiles {
  const pathOf = (key: string) => {
    if (!isKey(key)) throw new Error('no key of a private file');
    return join(/* turbopackIgnore: true */ folder, key);
  };
  return {
    async keep(key, path) {
      await mkdir(dirname(pathOf(key)), { recursive: true });
      await copyFile(path, pathOf(key));
    },
    async put(key, bytes) {
      await mkdir(dirname(pathOf(key)), { recursive: true });
      await writeFile(pathOf(key), bytes);
    },
    async use(key, work) {
      const isThere = await stat(pathOf(key)).then(
        () => true,
        () => false,
      );
      return isThere ? work(pathOf(key)) : undefined;
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

/** The private part of the bucket where S3_BUCKET is set, else the folder DATA_DIR/private. */
export async function privateFilesFromConfig(): Promise<PrivateFiles> {
  const { s3 } = config;
  if (!s3) return privateFolder(join(/* turbopackIgnore: true */ config.dataDir, 'private'));
  const { s3Client } = await import('./s3');
  const call = s3Client(s3);
  const objectOf = (key: string) => {
    if (!isKey(key)) throw new Error('no key of a private file');
    return `private/${key}`;
  };
  const type = { 'Content-Type': 'application/octet-stream' };
  const done = (answer: Response) => {
    if (!answer.ok) throw new Error(`the object store refused to put: ${answer.status}`);
  };
  return {
    async put(key, bytes) {
      const body = new Uint8Array(bytes);
      done(await call(objectOf(key), { method: 'PUT', body, headers: type }));
    },
    async keep(key, path) {
      const { size } = await stat(path);
      const body = Readable.toWeb(createReadStream(path)) as unknown as BodyInit;
      const headers = { ...type, 'Content-Length': String(size) };
      const stream = { duplex: 'half' } as object;
      done(await call(objectOf(key), { method: 'PUT', body, headers, ...stream }));
    },
    async use(key, work) {
      const answer = await call(objectOf(key), { method: 'GET' });
      if (answer.status === 404 || !answer.body) return undefined;
      if (!answer.ok) throw new Error(`the object store refused to get: ${answer.status}`);
      const folder = await mkdtemp(join(tmpdir(), 'haat-private-'));
      try {
        const path = join(folder, 'file');
        const body = Readable.fromWeb(answer.body as ReadableStream);
        await pipeline(body, createWriteStream(path));
        return await work(path);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async remove(key) {
      await call(objectOf(key), { method: 'DELETE' });
    },
  };
}
