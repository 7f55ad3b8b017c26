import type { Instrumentation } from 'next';
import { log } from '@/lib/log/log';
import { requestId, requestIdHeader } from '@/lib/process/request-id';

/** Logs an error of a page or route with the request's id and the digest that the error screen shows. */
export const logRequestError = ((error, { path, method, headers }, { routePath, routeType }) => {
  const digest = error instanceof Error && 'digest' in error ? error.digest : undefined;
  const id = requestId() ?? headers[requestIdHeader];
  log.error({ requestId: id, digest, method, path, routePath, routeType, error }, 'page failed');
}) satisfies Instrumentation.onRequestError;
