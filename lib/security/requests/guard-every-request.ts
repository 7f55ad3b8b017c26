import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { serverProcess } from '@/lib/process/server-process';
import { guardRequest } from './guard';
import { addPolicies } from './page-policy';
import { ignoreFurtherWrites } from './refuse-request';
import { limitViews } from './view-limit';

const channel = 'http.server.request.start';

/** Where nothing lies: what Next does with a request that has been answered costs little there. */
const nowhere = '/_next/static/answered';

/**
 * Guards the requests of a server that is not ours (`next start`, standalone): Node announces each one on
 * this channel before the server handles it. Does nothing where requests are guarded already.
 * @returns what ends it
 */
export function guardEveryRequest(): () => void {
  if (serverProcess.isGuarded) return () => {};
  serverProcess.isGuarded = true;
  const guard = (started: unknown) => {
    const { request, response } = messageOf(started);
    if (!request || !response) return;
    try {
      if (guardRequest(request, response) && limitViews(request, response)) {
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
