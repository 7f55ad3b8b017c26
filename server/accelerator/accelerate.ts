import { existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { visitorOfRequest } from '@/lib/network/visitor-address';
import { limitProcessorTime } from '@/lib/security/requests/processor-time';
import { refuseRequest } from '@/lib/security/requests/refuse-request';
import { limitViews } from '@/lib/security/requests/view-limit';
import { compress } from '../compression';
import { build } from '../page-cache/build-id';
import { keptBuilds } from '../page-cache/open-pages';
import { answerApiCall, isApiCall } from './api-calls';
import { answerPage } from './cached-pages';
import { createEventLoopShare } from './event-loop-share';
import { answerFile } from './kept-files';
import { isRenewal, startVisitorsRender } from './renewals';

const scriptType = 'application/javascript; charset=UTF-8';
const prefix = '/_next/static';

const forever = 'public, max-age=31536000, immutable';

/**
 * Serves the build's scripts, styles and service worker, compressed at build time; everything else goes to
 * `next`. A file missing from this build may belong to a former one, whose pages are still shown.
 */
function staticFiles() {
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

/** Serves a folder; nothing if it does not exist, as in tests of the pipeline, which have no build. */
function filesOf(folder: string, cacheControl: string): ReturnType<typeof sirv> {
  if (!existsSync(folder)) return (_request, _response, next) => next?.();
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cacheControl);
      // Next's content type, so that both servers send the same one.
      if (path.endsWith('.js')) response.setHeader('Content-Type', scriptType);
    },
  });
}

/** Answers requests that need no render before `next`: build files, cached pages and calls to the API host. */
export function accelerate(next: RequestListener): RequestListener {
  const files = staticFiles();
  const eventLoop = createEventLoopShare();

  return (request, response) =>
    files(request, response, () => {
      compress(request, response);
      answerFile(request, response, () => answerAnew(request, response));
    });

  function answerAnew(request: IncomingMessage, response: ServerResponse) {
    if (request.url?.startsWith('/api/')) return callInTurn(request, response);
    answerPage(request, response, () => {
      if (!limitViews(request, response) || !limitProcessorTime(request, response)) return;
      response.once('close', eventLoop.startRender());
      if (!isRenewal(request)) response.once('close', startVisitorsRender());
      next(request, response);
    });
  }

  function callInTurn(request: IncomingMessage, response: ServerResponse) {
    const run = (done: () => void) => {
      response.once('close', done);
      if (!limitProcessorTime(request, response)) return;
      void (isApiCall(request.url ?? '') ? answerApiCall : next)(request, response);
    };
    const isGone = () => response.destroyed;
    if (eventLoop.enter(visitorOfRequest(request), { run, isGone })) return;
    response.setHeader('Retry-After', 1);
    refuseRequest(request, response, 503, 'too_busy');
  }
}
