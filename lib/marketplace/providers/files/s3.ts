import { AwsClient } from 'aws4fetch';
import type { ObjectStore } from './provider';

export type S3Settings = {
  /** E.g. https://s3.ap-south-1.amazonaws.com or a MinIO's address. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Of a call, in milliseconds; a file of an import has 50 MB. */
const patience = { picture: 10_000, file: 60_000 };

/** Calls a bucket of any S3-compatible store, with path-style addresses. */
export function s3Client(
  { endpoint, bucket, ...credentials }: S3Settings,
  milliseconds = patience.file,
) {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 });
  return (key: string, init: RequestInit) =>
    client.fetch(`${endpoint.replace(/\/+$/, '')}/${bucket}/${key}`, {
      ...init,
      signal: AbortSignal.timeout(milliseconds),
    });
}

/** The pictures of a bucket. */
export function s3Store(settings: S3Settings): ObjectStore {
  const call = s3Client(settings, patience.picture);
  async function done(what: string, response: Response) {
    if (!response.ok) throw new Error(`the object store refused to ${what}: ${response.status}`);
  }
  return {
    async put(key, bytes, type) {
      const body = new Uint8Array(bytes);
      await done(
        'put',
        await call(key, { method: 'PUT', body, headers: { 'Content-Type': type } }),
      );
    },
    async get(key) {
      const response = await call(key, { method: 'GET' });
      if (response.status === 404) return undefined;
      await done('get', response);
      return Buffer.from(await response.arrayBuffer());
    },
    async remove(key) {
      await done('remove', await call(key, { method: 'DELETE' }));
    },
  };
}
