import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remotePicture } from '@/lib/api/pictures/address';
import { fetchPicture } from '@/lib/api/pictures/fetch';
import { config } from '@/lib/config';
import { drawDemoPicture } from './demo-picture.server';

/** Milliseconds to wait for a picture of another host that something is drawn of. */
const patience = 5000;

/** The bytes of a picture of this site: of /media/… in DATA_DIR, or of the external API host. */
export async function readPicture(image: string | null): Promise<Buffer | undefined> {
  if (!image) return undefined;
  if (config.apiUrl) {
    const url = remotePicture(image);
    const fetched = url && (await fetchPicture(url, patience).catch(() => undefined));
    return fetched?.bytes;
  }
  const file = fileOf(image, 'media');
  if (!file) return undefined;
  const read = () => readFile(/* turbopackIgnore: true */ file).catch(() => undefined);
  const draw = () => drawDemoPicture(image.slice('/media/'.length)).catch(console.error);
  return (await read()) ?? ((await draw()) ? read() : undefined);
}

/**
 * Where something belongs that is made of a picture of this site, in a folder of DATA_DIR; undefined for any other
 * picture.
 */
export function fileOf(image: string, folder: string): string | undefined {
  const parts = image.startsWith('/media/') ? image.slice('/media/'.length).split('/') : [];
  if (!parts.length || !parts.every((part) => /^\w[\w.-]*$/.test(part))) return undefined;
  return join(/* turbopackIgnore: true */ config.dataDir, folder, ...parts);
}
