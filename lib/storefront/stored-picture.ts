import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { config } from '@/lib/config';

/** The bytes of a picture of this shop (/media/…, in DATA_DIR); of another host's none is fetched. */
export async function readPicture(image: string | null): Promise<Buffer | undefined> {
  const parts = image?.startsWith('/media/') ? image.slice('/media/'.length).split('/') : [];
  if (!parts.length || !parts.every((part) => /^\w[\w.-]*$/.test(part))) return undefined;
  const file = join(/* turbopackIgnore: true */ config.dataDir, 'media', ...parts);
  return readFile(file).catch(() => undefined);
}
