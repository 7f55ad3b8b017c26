import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { failureOf, ProviderError } from '../common/http';
import { type FileKind, type FileProvider, type KeptFiles, refuseKey } from './provider';

export type S3Settings = {
  /** E.g. https://s3.ap-south-1.amazonaws.com or a MinIO's address. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** For a call with its repeats, in milliseconds; a file of an import has 50 MB. */
type Patience = Record<FileKind, number>;

/** A bucket of any S3-compatible store, addressed by path. Pictures lie at its root, private files below `private/`. */
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

type Call = (
  object: string,
  init: RequestInit & { duplex?: 'half' },
) => Promise<Response | undefined>;

/** Calls the bucket; undefined: no such object. */
function callerOf({ endpoint, bucket, ...credentials }: S3Settings, timeoutMs: number): Call {
  const repeating = new AwsClient({ ...credentials, service: 's3', retries: 2 });
  const once = new AwsClient({ ...credentials, service: 's3', retries: 0 });
  return async (object, init) => {
    const url = `${endpoint.replace(/\/+$/, '')}/${bucket}/${object}`;
    // A stream can be sent only once.
    const client = init.duplex ? once : repeating;
    const answer = await asProviderError(() =>
      client.fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
    );
    if (answer.status === 404) return undefined;
    if (answer.ok) return answer;
    throw new ProviderError(
      failureOf(answer.status),
      (await answer.text()).slice(0, 300),
      answer.status,
    );
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

async function asProviderError<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (cause) {
    const { name = '', message = 'no answer' } = Object(cause);
    const kind = name === 'TimeoutError' ? 'timeout' : 'unreachable';
    throw new ProviderError(kind, String(message), undefined, { cause });
  }
}
