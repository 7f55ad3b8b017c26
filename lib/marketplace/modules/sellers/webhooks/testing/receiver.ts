import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Received = { path: string; headers: IncomingHttpHeaders; body: string };
type Answer = (response: ServerResponse, received: Received) => void;

const accept: Answer = (response) => void response.writeHead(204).end();

/**
 * Opens a seller's own system on this machine, as WEBHOOKS_TO_LOCALHOST allows it: stores received messages,
 * and answers 204 until `answer` is set.
 */
export async function openReceiver() {
  const received: Received[] = [];
  const state = { answer: accept };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const each = { path: String(request.url), headers: request.headers, body };
    received.push(each);
    state.answer(response, each);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/haat`,
    received,
    /** Sets the answer from now on; undefined accepts again. */
    set answer(answer: Answer | undefined) {
      state.answer = answer ?? accept;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Returns whether a message is signed with that secret, checked as the Standard Webhooks specification says
 * and by another implementation of HMAC than the one that signs.
 */
export async function isSignedWith(secret: string, { headers, body }: Received): Promise<boolean> {
  const id = headers['webhook-id'];
  const time = headers['webhook-timestamp'];
  const key = await crypto.subtle.importKey(
    'raw',
    Uint8Array.from(atob(secret.slice('whsec_'.length)), (each) => each.charCodeAt(0)),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  );
  const signed = new TextEncoder().encode(`${id}.${time}.${body}`);
  const checks = String(headers['webhook-signature'])
    .split(' ')
    .filter((each) => each.startsWith('v1,'))
    .map((each) => Uint8Array.from(atob(each.slice(3)), (byte) => byte.charCodeAt(0)))
    .map((signature) => crypto.subtle.verify('HMAC', key, signature, signed));
  return (await Promise.all(checks)).includes(true);
}
