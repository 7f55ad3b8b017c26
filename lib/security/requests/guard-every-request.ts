import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { serverProcess } from '@/lib/process/server-process';
import { guardRequest } from './guard';
import { addPolicies } from './page-policy';
import { limitProcessorTime } from './processor-time';
import { ignoreFurtherWrites } from './refuse-request';
import { limitViews } from './view-limit';

const channel = 'http.server.request.start';

/** An address without a file, which is cheap for Next to handle after the request has been answered. */
const nowhere = '/_next/static/answered';

/**
 * Guards the requests of `next start` or a standalone server: Node announces each request on this channel
 * before the server handles it. Does nothing if requests are guarded already.
 * @param note receives each request's address after the guard has normalised it
 * @returns a function that ends the guard
 */
export function guardEveryRequest(
  note: (url: string, response: ServerResponse) => void = () => {},
): () => void {
  if (serverProcess.isGuarded) return () => {};
  serverProcess.isGuarded = true;
  const guard = (started: unknown) => {
    const { request, response } = messageOf(started);
    if (!request || !response) return;
    try {
      const passes = guardRequest(request, response);
      note(request.url ?? '', response);
      if (passes && limitViews(request, response) && limitProcessorTime(request, response)) {
        addPolicies(request, response);
        return;
      }
      ignoreFurtherWrites(response);
      request.url = nowhere;
    } catch (error) {
      console.error(error);
      request.destroy();
    }
  };
  subscribe(channel, guard);
  return () => {
    serverProcess.isGuarded = false;
    unsubscribe(channel, guard);
  };
}

function messageOf(started: unknown) {
  const { request, response } = Object(started);
  return {
    request: request instanceof IncomingMessage ? request : undefined,
    response: response instanceof ServerResponse ? response : undefined,
  };
}
