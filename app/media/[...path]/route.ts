import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { lasting, sharedHeaders } from '@/lib/caching/shared-names';
import { remotePicture } from '@/lib/client/pictures/address';
import { answerPicture } from '@/lib/client/pictures/answer';
import { config } from '@/lib/config';
import { drawDemoPicture } from '@/lib/storefront/catalog/demo-picture.server';

/** The stored types; never SVG or HTML, which could run scripts. */
const types: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.avif': 'image/avif',
};

type Context = { params: Promise<{ path: string[] }> };

/**
 * Serves the shop's pictures from DATA_DIR/media. A changed picture gets a new name, so each is cached forever.
 * Pictures of the demo market are drawn at their first request. With an external API host, the pictures that it
 * names are served (docs/decisions/0012-pictures-of-other-hosts.md).
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

/** Returns the file of a path; undefined for a path outside the folder. */
function fileOf(path: string[]): string | undefined {
  const root = join(/* turbopackIgnore: true */ config.dataDir, 'media');
  const plain = path.every((part) => /^[\w][\w.-]*$/.test(part));
  const file = normalize(join(/* turbopackIgnore: true */ root, ...path));
  return plain && file.startsWith(root + sep) ? file : undefined;
}

const missing = () =>
  new Response('Not found', { status: 404, headers: { 'Cache-Control': 'public, max-age=60' } });

/** Answers for a picture that should exist but could not be drawn, e.g. on a full disk. */
const later = () =>
  new Response('Not there yet', {
    status: 503,
    headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' },
  });
