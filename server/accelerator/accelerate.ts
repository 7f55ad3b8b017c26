import { existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { refuseRequest } from '@/lib/security/requests/refuse-request';
import { limitViews } from '@/lib/security/requests/view-limit';
import { visitorOfRequest } from '@/lib/security/visitor-address';
import { compress } from '../compression';
import { build } from '../page-cache/build-id';
import { keptBuilds } from '../page-cache/open-pages';
import { answerApiCall, isApiCall } from './api-calls';
import { answerPage } from './cached-pages';
import { createEventLoopShare } from './event-loop-share';
import { isRenewal, startVisitorsRender } from './renewals';

const scriptType = 'application/javascript; charset=UTF-8';
const prefix = '/_next/static';

const forever = 'public, max-age=31536000, immutable';

/**
 * The build's scripts, styles and service worker, compressed at build; all else goes on to `next`. What this build has
 * not got may be a former one's, whose pages are still shown.
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

/** None where there is no such folder: tests of the pipeline have no build. */
function filesOf(folder: string, cacheControl: string): ReturnType<typeof sirv> {
  if (!existsSync(folder)) return (_request, _response, next) => next?.();
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

/** Answers before `next` what needs no render: the build's files, cached pages and calls to the API host. */
export function accelerate(next: RequestListener): RequestListener {
  const files = staticFiles();
  const eventLoop = createEventLoopShare();

  return (request, response) =>
    files(request, response, () => {
      compress(request, response);
      if (request.url?.startsWith('/api/')) return callInTurn(request, response);
      answerPage(request, response, () => {
        if (!limitViews(request, response)) return;
        response.once('close', eventLoop.startRender());
        if (!isRenewal(request)) response.once('close', startVisitorsRender());
        next(request, response);
      });
    });

  function callInTurn(request: IncomingMessage, response: ServerResponse) {
    const run = (done: () => void) => {
      response.once('close', done);
      void (isApiCall(request.url ?? '') ? answerApiCall : next)(request, response);
    };
    const isGone = () => response.destroyed;
    if (eventLoop.enter(visitorOfRequest(request), { run, isGone })) return;
    response.setHeader('Retry-After', 1);
    refuseRequest(request, response, 503, 'too_busy');
  }
}
