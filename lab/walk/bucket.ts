import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { AwsClient } from 'aws4fetch';

type Settings = Record<
  'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY',
  string
>;

/** Folders of the data folder, and their prefixes in the bucket, as docs/deploying.md copies them. */
const folders = { uploads: '', private: 'private/' };

/** Copies the folders of files to a bucket and back, like `aws s3 sync`. */
export function bucketOf(settings: Settings) {
  const client = new AwsClient({
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    region: settings.S3_REGION,
    service: 's3',
  });
  const place = `${settings.S3_ENDPOINT}/${settings.S3_BUCKET}`;
  const ask = async (method: string, path: string, body?: Buffer) => {
    const headers = body ? { 'content-type': 'image/webp' } : undefined;
    const answer = await client.fetch(`${place}${path}`, {
      method,
      headers,
      body: body ? new Uint8Array(body) : undefined,
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
    return answer;
  };

  return {
    /**
     * Copies files to the bucket.
     * @returns the number of copied files
     */
    async takeFrom(dataDir: string): Promise<number> {
      let copied = 0;
      for (const [folder, prefix] of Object.entries(folders)) {
        for (const name of filesBelow(join(dataDir, folder))) {
          const bytes = readFileSync(join(dataDir, folder, name));
          await ask('PUT', `/${prefix}${name}`, bytes);
          copied++;
        }
      }
      return copied;
    },
    /**
     * Copies files back.
     * @returns the number of copied files
     */
    async giveBackTo(dataDir: string): Promise<number> {
      const list = await (await ask('GET', '?list-type=2&max-keys=1000')).text();
      if (list.includes('<IsTruncated>true')) throw new Error('More files than one page lists.');
      const keys = [...list.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key);
      for (const key of keys) {
        const isPrivate = key.startsWith(folders.private);
        const file = isPrivate ? join(dataDir, key) : join(dataDir, 'uploads', key);
        const answer = await ask('GET', `/${key}`);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
      }
      return keys.length;
    },
  };
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  } catch {
    return [];
  }
}
