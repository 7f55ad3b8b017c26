import type { IncomingMessage, ServerResponse } from 'node:http';
import { find, isFresh, keep, keyOf } from '../../page-cache/store';

export const html = `<!DOCTYPE html><h1>कुर्ता ₹999</h1>${'<p>Handloom cotton</p>'.repeat(500)}`;

const policy = "default-src 'self'; script-src 'self' 'sha256-x'";

/** Stands for Next: renders any page, caches it, and adds Next's headers. */
export async function renderKept(request: IncomingMessage, response: ServerResponse) {
  const [path = ''] = (request.url ?? '').split('?');
  const entry = find(keyOf(`/en${path}`));
  const known = entry && isFresh(entry);
  if (!known) {
    const headers = { 'x-next-cache-tags': `tag${path},site`, 'content-security-policy': policy };
    const value = { kind: 'APP_PAGE', html, rscData: Buffer.from('rsc'), headers };
    const cacheControl = { revalidate: 300, expire: 3600 };
    await keep(`/APP_PAGE/0123/$/en${path}`, value, { cacheControl, lastModified: Date.now() });
  }
  response.setHeader('Vary', 'rsc, Accept-Encoding');
  response.setHeader('link', ['</a.woff2>; rel=preload', '</b.css>; rel=preload']);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 's-maxage=300, stale-while-revalidate=3300');
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('x-nextjs-cache', known ? 'HIT' : 'MISS');
  response.end(html);
}
