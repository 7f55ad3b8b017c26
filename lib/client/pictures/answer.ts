import { createHash } from 'node:crypto';
import { lasting, sharedHeaders } from '@/lib/caching/shared-names';
import { fetchPicture, NoPicture } from './fetch';

/** Serves a picture from the external API host or from PICTURE_HOSTS. */
export async function answerPicture(url: URL | undefined, request: Request): Promise<Response> {
  if (!url) return noPicture(404);
  try {
    const { type, bytes } = await fetchPicture(url);
    const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
    const headers = {
      'Content-Type': type,
      // Another host may change a picture without changing its address.
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
      ...sharedHeaders([lasting.pictures]),
      ETag: etag,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    };
    if (request.headers.get('if-none-match')?.includes(etag)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(new Uint8Array(bytes), { headers });
  } catch (error) {
    if (!(error instanceof NoPicture)) throw error;
    return noPicture(error.status);
  }
}

/** Caches a 404 for a minute; other failures are not cached. */
function noPicture(status: NoPicture['status']): Response {
  const cacheControl = status === 404 ? 'public, max-age=60' : 'no-store';
  return new Response('No picture', { status, headers: { 'Cache-Control': cacheControl } });
}
