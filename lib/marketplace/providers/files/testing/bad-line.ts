import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The fate of a call: it passes; nobody answers; it is answered with this status; the line is cut at once, or after
 * this many bytes of the file, in either direction.
 */
export type LineFault =
  | 'none'
  | 'silent'
  | 'cut'
  | { status: number }
  | { cutAfter: number }
  /** A fault only of calls whose address contains this text, `times` times; then the line is normal again. */
  | { on: string; times: number; fault: 'silent' | 'cut' | { status: number } };

/** Opens a connection to a real store that fails on demand. Host names pass unchanged, because they are signed. */
export async function openBadLine(target: string) {
  const { hostname, port } = new URL(target);
  let fault: LineFault = 'none';
  const calls: string[] = [];

  function faultOf(address: string): Exclude<LineFault, { on: string }> {
    if (typeof fault === 'string' || !('on' in fault)) return fault;
    if (!address.includes(fault.on) || fault.times === 0) return 'none';
    fault.times--;
    return fault.fault;
  }

  function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    calls.push(`${incoming.method} ${incoming.url}`);
    const now = faultOf(String(incoming.url));
    if (now === 'silent') return;
    if (now === 'cut') return void incoming.socket.destroy();
    if (typeof now === 'object' && 'status' in now) {
      incoming.resume();
      return void outgoing.writeHead(now.status).end('<Error/>');
    }
    const cut = () => {
      incoming.socket.destroy();
      onward.destroy();
    };
    const counting = (from: IncomingMessage) => {
      let passed = 0;
      from.on('data', ({ length }: Buffer) => {
        passed += length;
        if (typeof now === 'object' && passed > now.cutAfter) cut();
      });
    };
    const { method, url: path, headers } = incoming;
    const onward = request({ hostname, port, method, path, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
      counting(reply);
      reply.on('error', cut);
    });
    onward.on('error', () => incoming.socket.destroy());
    incoming.pipe(onward);
    counting(incoming);
  }

  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The method and address of each call so far. */
    calls,
    fail(next: LineFault) {
      fault = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
