import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remotePicture } from '@/lib/client/pictures/address';
import { fetchPicture } from '@/lib/client/pictures/fetch';
import { config } from '@/lib/config';
import { drawDemoPicture } from './demo-picture.server';

/** Timeout in milliseconds for fetching a picture of another host to draw from. */
const patience = 5000;

/** Reads a picture of this site: /media/… from DATA_DIR, or from the external API host. */
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
 * Returns the path in a folder of DATA_DIR for a file derived from a picture of this site; undefined for any
 * other picture.
 */
export function fileOf(image: string, folder: string): string | undefined {
  const parts = image.startsWith('/media/') ? image.slice('/media/'.length).split('/') : [];
  if (!parts.length || !parts.every((part) => /^\w[\w.-]*$/.test(part))) return undefined;
  return join(/* turbopackIgnore: true */ config.dataDir, folder, ...parts);
}
