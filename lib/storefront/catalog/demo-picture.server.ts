import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { config } from '@/lib/config';

type Drawing = {
  drawPicture(mediaDir: string, file: string): Promise<boolean>;
  missingPictures(mediaDir: string, products?: number): string[];
};

/**
 * Loads the drawing code, which is bundled separately (scripts/lib/build-server.mjs, scripts/dev.mjs), so that
 * no page contains it and each process loads it once.
 */
function loadDrawing(): Promise<Drawing> {
  const folder = process.env.NODE_ENV === 'development' ? 'development-server' : 'server-build';
  const code = `.next/${folder}/demo-pictures.mjs`;
  const { href } = pathToFileURL(resolve(/* turbopackIgnore: true */ code));
  return import(/* turbopackIgnore: true */ href);
}

const drawsPictures = () => process.env.NODE_ENV !== 'test' && config.hasDemoData && !config.apiUrl;

const mediaDir = () => join(/* turbopackIgnore: true */ config.dataDir, 'media');
const prefix = 'demo/';

/**
 * Draws a picture of the demo market at its first request.
 * @param path below the media folder: `demo/products/…`
 * @returns true if the file exists now; false if the demo market has no such picture
 * @throws if the file cannot be written, as on a full disk
 */
export async function drawDemoPicture(path: string): Promise<boolean> {
  if (!drawsPictures() || !path.startsWith(prefix)) return false;
  const { drawPicture } = await loadDrawing();
  return drawPicture(mediaDir(), path.slice(prefix.length));
}

/** Lists the demo market's pictures that have not been drawn yet, as paths below the media folder. */
export async function missingDemoPictures(): Promise<string[]> {
  if (!drawsPictures()) return [];
  const { missingPictures } = await loadDrawing();
  const products = Number(process.env.DEMO_PRODUCTS) || undefined;
  return missingPictures(mediaDir(), products).map((file) => prefix + file);
}
