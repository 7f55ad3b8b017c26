import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { refuseRequest } from '@/lib/security/requests/refuse-request';
import { limitViews } from '@/lib/security/requests/view-limit';
import { visitorOfRequest } from '@/lib/security/visitor-address';
import { compress } from '../compression';
import { answerApiCall, isApiCall } from './api-calls';
import { answerPage } from './cached-pages';
import { createEventLoopShare } from './event-loop-share';
import { isRenewal, startVisitorsRender } from './renewals';
import { staticFiles } from './static-files';

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
