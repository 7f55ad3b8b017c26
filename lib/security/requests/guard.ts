import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import { serverProcess } from '@/lib/process/server-process';
import { needsOwnDocument } from '@/lib/security/own-document';
import { limitBody } from './body-size';
import { redirectToCanonical } from './canonical-address';
import { allowMethod } from './methods';
import { normaliseAddress } from './normal-address';
import { cleanHeaders } from './request-headers';
import { completeHeaders } from './response-headers';

/**
 * Checks a request and brings it to one form, before anything reads it: address, host, headers, method and
 * body size. Its answer will carry the security headers.
 * @returns false where it has been answered already
 */
export function guardRequest(request: IncomingMessage, response: ServerResponse): boolean {
  // Each check may wait for the end of the answer, and Next's own do.
  response.setMaxListeners(30);
  serverProcess.origin ??= originOf(request);
  completeHeaders(request, response);
  cleanHeaders(request.headers, request.socket.remoteAddress);
  return (
    normaliseAddress(request, response) &&
    allowMethod(request, response) &&
    limitBody(request, response) &&
    !refuseSharedDocument(request, response) &&
    redirectToCanonical(request, response)
  );
}

/** 204 makes Next's router load the page as a document. */
function refuseSharedDocument(request: IncomingMessage, response: ServerResponse): boolean {
  if (!needsOwnDocument(request)) return false;
  response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
  return true;
}

function originOf({ socket: { localAddress = '', localPort } }: IncomingMessage): string {
  return `http://${isIPv6(localAddress) ? `[${localAddress}]` : localAddress}:${localPort}`;
}
