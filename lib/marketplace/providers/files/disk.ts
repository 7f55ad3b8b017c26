import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { config } from '@/lib/config';
import type { ObjectStore } from './provider';

/** Whether a key is safe as a path: one folder and one file, no `..`. */
export const isKey = (key: string) => /^[a-z0-9]+\/[a-z0-9-]+\.webp$/.test(key);

/** Files under a folder. */
export function folderStore(folder: string): ObjectStore {
  const fileOf = (key: string) => {
    if (!isKey(key)) throw new Error('no key of an upload');
    return join(/* turbopackIgnore: true */ folder, key);
  };
  return {
    async put(key, bytes) {
      await mkdir(dirname(fileOf(key)), { recursive: true });
      await writeFile(fileOf(key), bytes, { flag: 'wx' });
    },
    get: (key) => readFile(fileOf(key)).catch(() => undefined),
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}

/** Any S3-compatible store where S3_BUCKET is set, else the folder DATA_DIR/uploads. */
export async function storeFromConfig(): Promise<ObjectStore> {
  const { s3 } = config;
  if (!s3) return folderStore(join(/* turbopackIgnore: true */ config.dataDir, 'uploads'));
  const { s3Store } = await import('./s3');
  return s3Store(s3);
}
