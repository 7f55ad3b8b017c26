import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOutsidePages } from '@/lib/paths/routes';
import { refuseRequest } from './refuse-request';

/** Of the API, whose routes say which of them they take. */
const apiMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const pageMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Answers 405 to methods that no route takes, OPTIONS of pages and of `*`, and a form that a browser sends before
 * its page's scripts have loaded: 303 shows the page again.
 */
export function allowMethod(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url = '' } = request;
  const allowed = allowedAt(url);
  if (method === 'OPTIONS' && !url.startsWith('/api/')) {
    response.writeHead(204, { Allow: allowed.join(', ') }).end();
    return false;
  }
  if (method === 'POST' && isPage(url)) {
    response.writeHead(303, { Location: url.replace(/^\/+/, '/') }).end();
    return false;
  }
  if (url !== '*' && allowed.includes(method)) return true;
  response.setHeader('Allow', allowed.join(', '));
  refuseRequest(request, response, 405, 'method_not_allowed');
  return false;
}

const isPage = (url: string) => url !== '*' && !isOutsidePages(url);

function allowedAt(url: string): string[] {
  return url === '*' || url.startsWith('/api/') ? apiMethods : pageMethods;
}
