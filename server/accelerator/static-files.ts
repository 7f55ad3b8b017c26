import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { build } from '../page-cache/build-id';
import { keptBuilds } from '../page-cache/open-pages';

const scriptType = 'application/javascript; charset=UTF-8';
const prefix = '/_next/static';

const forever = 'public, max-age=31536000, immutable';

/**
 * The build's scripts, styles and service worker, compressed at build; all else goes on to `next`. What this build has
 * not got may be a former one's, whose pages are still shown.
 */
export function staticFiles() {
  const folders = ['.next/static', ...keptBuilds.othersThan(build)];
  const files = folders.map((folder) => filesOf(folder, forever));
  const worker = filesOf('.next/worker', 'no-cache');
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const { url = '' } = request;
    if (/^\/sw\.js(\?|$)/.test(url)) return worker(request, response, next);
    if (!url.startsWith(`${prefix}/`)) return next();
    request.url = url.slice(prefix.length);
    const ask = (at: number): void => {
      const file = files[at];
      if (file) {
        file(request, response, () => ask(at + 1));
      } else {
        request.url = url;
        next();
      }
    };
    ask(0);
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
