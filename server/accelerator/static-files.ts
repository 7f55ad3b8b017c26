import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

const scriptType = 'application/javascript; charset=UTF-8';
const prefix = '/_next/static';

/** The build's scripts, styles and service worker, compressed at build; all else goes on to `next`. */
export function staticFiles() {
  const files = filesOf('.next/static', 'public, max-age=31536000, immutable');
  const worker = filesOf('.next/worker', 'no-cache');
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const { url = '' } = request;
    if (/^\/sw\.js(\?|$)/.test(url)) return worker(request, response, next);
    if (!url.startsWith(`${prefix}/`)) return next();
    request.url = url.slice(prefix.length);
    files(request, response, () => {
      request.url = url;
      next();
    });
  };
}

function filesOf(folder: string, cacheControl: string) {
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cacheControl);
      // As Next names it, whichever of the two answers.
      if (path.endsWith('.js')) response.setHeader('Content-Type', scriptType);
    },
  });
}
