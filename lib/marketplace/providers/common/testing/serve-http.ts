import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type App = { fetch(request: Request): Response | Promise<Response> };

/** Serves an app over a real socket of this machine, as the host of a provider. */
export async function serveHttp(app: App): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(async (incoming, outgoing) => {
    const answer = await app.fetch(await requestOf(incoming));
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming;
  const body = method === 'GET' ? undefined : await buffer(incoming);
  const given = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return new Request(`http://provider.test${url}`, {
    ...{ method, headers: Object.fromEntries(given) },
    ...(body?.length && { body: new Uint8Array(body) }),
  });
}
