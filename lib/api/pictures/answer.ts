import { createHash } from 'node:crypto';
import { fetchPicture, NoPicture } from './fetch';

/** A picture of the external API host or of one of PICTURE_HOSTS, as this site serves it. */
export async function answerPicture(url: URL | undefined, request: Request): Promise<Response> {
  if (!url) return noPicture(404);
  try {
    const { type, bytes } = await fetchPicture(url);
    const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
    const headers = {
      'Content-Type': type,
      // Of a foreign host nobody knows whether a changed picture gets a new name.
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
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

/** What is not there may be there soon, and what failed may work at once. */
function noPicture(status: NoPicture['status']): Response {
  const cacheControl = status === 404 ? 'public, max-age=60' : 'no-store';
  return new Response('No picture', { status, headers: { 'Cache-Control': cacheControl } });
}
