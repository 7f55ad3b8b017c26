import { createServer } from 'node:http';
import next from 'next';
import sirv from 'sirv';
import { needsOwnDocument, protectedPath, securityHeaders } from '../../lib/security/policy.mjs';
import { socketAddressHeader } from '../../lib/security/visitor-address.mjs';
import { decodable } from '../../lib/storefront/page-cache/address.mjs';
import { answerPages } from '../../lib/storefront/page-cache/front.mjs';
import { limitViews } from '../../lib/storefront/page-cache/view-limit.mjs';
import { packAnswer } from './pack-answer.mjs';

const everyAnswer = Object.entries(
  securityHeaders({ https: process.env.SITE_URL?.startsWith('https://') }),
);

/** After this many milliseconds a stop no longer waits for requests. */
const patience = 10_000;

/** Serves the production build until SIGINT or SIGTERM, then finishes what runs and closes the database. */
export async function serve() {
  const port = Number(process.env.PORT);
  const hostname = process.env.HOSTNAME_BIND || '0.0.0.0';
  const app = next({ dev: false, dir: process.cwd(), port, hostname: 'localhost' });
  const handle = app.getRequestHandler();
  const files = staticFiles();
  const server = createServer((request, response) => {
    if (!admit(request, response)) return;
    request.url = decodable(request.url);
    files(request, response, () => {
      packAnswer(request, response);
      return answerPages(request, response, () =>
        limitViews(request, response, () => handle(request, response)),
      );
    });
  });
  server.keepAliveTimeout = 65_000;
  await app.prepare();
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, resolve);
  }).catch((error) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Choose another one: PORT=3001 npm start`
        : error,
    );
    process.exit(1);
  });

  // Opens the embedded host, so that its background jobs run before anybody comes.
  void fetch(`http://127.0.0.1:${port}/api/health`).catch(() => {});

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    console.log('\nStopping …');
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), patience).unref();
    await closed;
    await globalThis.haatClose?.();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/**
 * Writes down who is at the other end of the connection, and the headers that every answer carries;
 * false when the request is answered already.
 */
function admit(request, response) {
  request.headers[socketAddressHeader] = request.socket.remoteAddress ?? '';
  const [path] = request.url.split('?');
  for (const [name, value] of everyAnswer) {
    // The middleware writes the policy of a protected page, with its nonce.
    if (name !== 'Content-Security-Policy' || !protectedPath.test(path))
      response.setHeader(name, value);
  }
  if (!needsOwnDocument(request)) return true;
  response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
  return false;
}

/** The build's scripts, styles and service worker, as `precompress` left them; all else goes on to Next. */
function staticFiles() {
  const prefix = '/_next/static';
  const files = filesOf('.next/static', 'public, max-age=31536000, immutable');
  const worker = filesOf('.next/worker', 'no-cache');
  return (request, response, next) => {
    const { url } = request;
    if (/^\/sw\.js(\?|$)/.test(url)) return worker(request, response, next);
    if (!url.startsWith(`${prefix}/`)) return next();
    request.url = url.slice(prefix.length);
    files(request, response, () => {
      request.url = url;
      next();
    });
  };
}

function filesOf(folder, cacheControl) {
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response) => response.setHeader('Cache-Control', cacheControl),
  });
}
