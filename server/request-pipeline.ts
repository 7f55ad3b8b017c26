import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { needsOwnDocument } from '@/lib/security/own-document';
import { limitViews } from '@/lib/security/requests/view-limit';
import { proxiesIn, socketAddressHeader, visitorAddress } from '@/lib/security/visitor-address';
import { decodable } from '@/lib/tracking-parameters';
import { answerPages } from '@/server/accelerator/cached-pages';
import { limitBody } from '../lib/security/requests/body-size';
import { allowMethod } from '../lib/security/requests/methods';
import { isHost, normalAddress, notPages } from '../lib/security/requests/normal-address';
import { refuseRequest } from '../lib/security/requests/refuse-request';
import { cleanHeaders } from '../lib/security/requests/request-headers';
import { addSecurityHeaders } from '../lib/security/requests/response-headers';
import { answerCall, isCall } from './accelerator/api-calls';
import { createTurnstile } from './accelerator/event-loop-share';
import { staticFiles } from './accelerator/static-files';
import { compress } from './compression';

/**
 * Every request comes in here: checked and brought to one form, then answered from the build's files or the
 * kept pages, else by `next`.
 */
export function createDoor(next: RequestListener): RequestListener {
  const files = staticFiles();
  const turnstile = createTurnstile();

  return (request, response) => {
    // Each step may wait for the end of the answer, and Next's own do.
    response.setMaxListeners(30);
    addSecurityHeaders(response);
    cleanHeaders(request.headers, request.socket.remoteAddress);
    if (!normalise(request, response)) return;
    if (!allowMethod(request, response)) return;
    if (!limitBody(request, response)) return;
    if (needsOwnDocument(request)) {
      response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
      return;
    }
    files(request, response, () => {
      compress(request, response);
      if (request.url?.startsWith('/api/')) return inTurn(request, response);
      return answerPages(request, response, () =>
        limitViews(request, response, () => {
          response.once('close', turnstile.startRender());
          return next(request, response);
        }),
      );
    });
  };

  function inTurn(request: IncomingMessage, response: ServerResponse) {
    const run = (done: () => void) => {
      response.once('close', done);
      void (isCall(request.url ?? '') ? answerCall : next)(request, response);
    };
    const isGone = () => response.destroyed;
    if (turnstile.enter(addressOf(request), { run, isGone })) return;
    response.setHeader('Retry-After', 1);
    refuseRequest(request, response, 503, 'too_busy');
  }
}

function normalise(request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '' } = request;
  if (url === '*') return true;
  const normal = normalAddress(url);
  if (!isHost(request.headers.host)) {
    refuseRequest(request, response, 400, 'malformed');
    return false;
  }
  if (normal !== undefined) {
    request.url = decodable(normal);
    return true;
  }
  if (url.startsWith('/') && !notPages.test(url)) {
    request.url = url.startsWith('/hi/') ? '/hi/not-found' : '/not-found';
    return true;
  }
  refuseRequest(request, response, 400, 'malformed');
  return false;
}

function addressOf({ headers }: IncomingMessage): string {
  const heard = String(headers[socketAddressHeader]);
  const forwarded = headers['x-forwarded-for'] as string | undefined;
  return visitorAddress({ heard, forwarded }, proxiesIn(process.env.TRUST_PROXY)) ?? '';
}
