import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { remotePicture } from '@/lib/api/pictures/address';
import { answerPicture } from '@/lib/api/pictures/answer';
import { lasting, sharedHeaders } from '@/lib/caching/shared-names';
import { config } from '@/lib/config';
import { drawDemoPicture } from '@/lib/storefront/catalog/demo-picture.server';

/** What is stored; never SVG or HTML, which could run scripts. */
const types: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.avif': 'image/avif',
};

type Context = { params: Promise<{ path: string[] }> };

/**
 * Pictures of the shop from DATA_DIR/media, where a changed one gets a new name, so each is kept for good, and those of
 * the demo market are drawn when they are first asked for;
 * with an external API host those that it names (docs/decisions/0012-pictures-of-other-hosts.md).
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { path } = await params;
  if (config.apiUrl) return answerPicture(remotePicture(`/media/${path.join('/')}`), request);
  const file = fileOf(path);
  const type = file && types[extname(file).toLowerCase()];
  if (!file || !type) return missing();
  let found = await statusOf(file);
  try {
    if (!found && (await drawDemoPicture(path.join('/')))) found = await statusOf(file);
  } catch (error) {
    console.error(error);
    return later();
  }
  if (!found?.isFile()) return missing();

  const etag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`;
  const headers = {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: etag,
    ...sharedHeaders([lasting.pictures]),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  };
  if (request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  const bytes = await readFile(file).catch(() => undefined);
  return bytes ? new Response(new Uint8Array(bytes), { headers }) : missing();
}

const statusOf = (file: string) => stat(file).catch(() => undefined);

/** The file behind a path, undefined for one that would leave the folder. */
function fileOf(path: string[]): string | undefined {
  const root = join(/* turbopackIgnore: true */ config.dataDir, 'media');
  const plain = path.every((part) => /^[\w][\w.-]*$/.test(part));
  const file = normalize(join(/* turbopackIgnore: true */ root, ...path));
  return plain && file.startsWith(root + sep) ? file : undefined;
}

const missing = () =>
  new Response('Not found', { status: 404, headers: { 'Cache-Control': 'public, max-age=60' } });

/** It belongs there, and could not be drawn: on a full disk, say. */
const later = () =>
  new Response('Not there yet', {
    status: 503,
    headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' },
  });
