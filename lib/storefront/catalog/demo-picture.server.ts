import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { config } from '@/lib/config';

type Drawing = {
  drawPicture(mediaDir: string, file: string): Promise<boolean>;
  missingPictures(mediaDir: string, products?: number): string[];
};

/** Bundled by itself (scripts/lib/build-server.mjs): no page carries the drawings, and a process has them once. */
function loadDrawing(): Promise<Drawing> {
  const code = '.next/server-build/demo-pictures.mjs';
  const { href } = pathToFileURL(resolve(/* turbopackIgnore: true */ code));
  return import(/* turbopackIgnore: true */ href);
}

/** A server in development has all of them from its seed. */
const drawsPictures = () =>
  process.env.NODE_ENV === 'production' && config.hasDemoData && !config.apiUrl;

const mediaDir = () => join(/* turbopackIgnore: true */ config.dataDir, 'media');
const prefix = 'demo/';

/**
 * Draws a picture of the demo market that is asked for the first time.
 * @param path below the media folder: `demo/products/…`
 * @returns whether it is there now; false where the demo market has no such picture
 * @throws where it could not be kept, as on a full disk
 */
export async function drawDemoPicture(path: string): Promise<boolean> {
  if (!drawsPictures() || !path.startsWith(prefix)) return false;
  const { drawPicture } = await loadDrawing();
  return drawPicture(mediaDir(), path.slice(prefix.length));
}

/** Paths below the media folder of the demo market's pictures that nobody has asked for yet. */
export async function missingDemoPictures(): Promise<string[]> {
  if (!drawsPictures()) return [];
  const { missingPictures } = await loadDrawing();
  const products = Number(process.env.DEMO_PRODUCTS) || undefined;
  return missingPictures(mediaDir(), products).map((file) => prefix + file);
}
