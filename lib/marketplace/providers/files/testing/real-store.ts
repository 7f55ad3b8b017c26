import { randomUUID } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../s3';

/** The address of an external S3-compatible store, if set: `http://key:secret@127.0.0.1:9000`. */
export const realStore = process.env.TEST_S3_URL;

/** Creates a new bucket in the store. */
export async function makeBucket(url: string): Promise<S3Settings> {
  const { origin, username, password } = new URL(url);
  const settings = {
    ...{ endpoint: origin, region: 'us-east-1', bucket: `haat-${randomUUID()}` },
    ...{ accessKeyId: username, secretAccessKey: password },
  };
  const client = new AwsClient({ ...settings, service: 's3' });
  const made = await client.fetch(`${origin}/${settings.bucket}`, { method: 'PUT' });
  if (!made.ok) throw new Error(`no bucket: ${made.status} ${await made.text()}`);
  return settings;
}
