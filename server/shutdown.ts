import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds that a stop waits for requests under way: more than the longest time limit of a call. */
const longestStop = 25_000;

const globals = globalThis as typeof globalThis & { haatClose?: () => Promise<void> };

/**
 * On SIGINT or SIGTERM takes no new connections, says `Connection: close` in every further answer, ends
 * idle connections at once and each other one after its answer, then closes the embedded host and exits.
 */
export function stopOnSignals(server: Server): void {
  const sockets = new Set<Socket>();
  const open = new Set<ServerResponse>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (_request, response) => {
    if (stopping) response.setHeader('Connection', 'close');
    open.add(response);
    response.once('close', () => open.delete(response));
  });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    process.stdout.write('\nStopping …\n');
    for (const response of open) {
      if (!response.headersSent) response.setHeader('Connection', 'close');
    }
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    const timer = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, longestStop);
    await closed;
    clearTimeout(timer);
    await globals.haatClose?.();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
