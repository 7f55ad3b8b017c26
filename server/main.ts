import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import next from 'next';
import { config } from '@/lib/config';
import { refuseUnknownLanguages } from '@/lib/i18n/locales';
import { refuseImpossibleRole } from '@/lib/process/role';
import { serverProcess } from '@/lib/process/server-process';
import { keepSecretsOutOfConsole } from '@/lib/security/console';
import { countViewsTogether } from '@/lib/security/requests/view-limit';
import { followRelease } from './follow-release';
import { build } from './page-cache/build-id';
import { keptBuilds } from './page-cache/open-pages';
import { allPersisted } from './page-cache/persist';
import { requestPipeline } from './request-pipeline';
import { warmUp } from './warm-up';
import { openJobs, workerPipeline } from './worker-pipeline';

/** Milliseconds that a stop waits for requests in progress: more than the longest timeout of a call. */
const longestStop = 25_000;
/** Milliseconds that a stop then waits for the last rendered pages to be persisted. */
const longestKeep = 3000;

const globals = globalThis as typeof globalThis & { haatClose?: () => Promise<void> };

/**
 * Handles SIGINT and SIGTERM: takes no new connections, sends `Connection: close` with every further answer,
 * ends idle connections at once and others after their answer, then persists the last rendered pages, closes
 * the embedded host and exits.
 */
function stopOnSignals() {
  const sockets = new Set<Socket>();
  const open = new Set<ServerResponse>();
  const state = { isStopping: false };
  const stop = async (server: Server) => {
    if (state.isStopping) return;
    state.isStopping = true;
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
    await Promise.race([allPersisted(), delay(longestKeep)]);
    await globals.haatClose?.();
    process.exit(0);
  };
  return {
    state,
    /** Records an answer in progress. */
    begin(response: ServerResponse) {
      if (state.isStopping) response.setHeader('Connection', 'close');
      open.add(response);
      response.once('close', () => open.delete(response));
    },
    /** Includes a server in the stop. */
    follow(server: Server) {
      server.on('connection', (socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
      });
      process.on('SIGINT', () => stop(server));
      process.on('SIGTERM', () => stop(server));
    },
  };
}

/** Ends a process with an invalid ROLE, before it opens anything. */
export function checkRole(): void {
  try {
    refuseImpossibleRole();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/**
 * Serves the production build until SIGINT or SIGTERM, or with ROLE=worker runs only the background jobs.
 * Resolves after the data for first visitors is loaded, or the jobs run.
 */
export async function serve(): Promise<void> {
  checkRole();
  if (config.role === 'worker') return work();
  const port = Number(process.env.PORT);
  // Next would accept upgrades on the server it is given and never answer them; this server never listens.
  const withoutUpgrades = createServer();
  serverProcess.isGuarded = true;
  const app = next({ dev: false, dir: process.cwd(), port, httpServer: withoutUpgrades });
  const { answerAtOnce, answer } = requestPipeline(app.getRequestHandler());
  const stopping = stopOnSignals();
  let warmed: Promise<void> | undefined;
  const listener: RequestListener = (request, response) => {
    if (!stopping.state.isStopping && answerAtOnce(request, response)) return;
    stopping.begin(response);
    // A health check succeeds only after the warm-up, when first visitors need not wait.
    if (warmed && request.url === '/api/health') void warmed.then(() => answer(request, response));
    else answer(request, response);
  };
  const server = createServer(listener);
  refuseTunnels(server);
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 20_000;
  // Allows ten megabytes of pictures over a slow line.
  server.requestTimeout = 180_000;
  // Files are kept before any page is: a later build must not show pages without their scripts.
  await Promise.all([app.prepare(), keptBuilds.keep(build).catch(sayWhy)]);
  serverProcess.origin ??= `http://127.0.0.1:${port}`;
  if (config.redisUrl) {
    countViewsTogether((await import('./views-together')).countView);
    await warmUpUnseen(listener);
  }
  await open(server, port);
  stopping.follow(server);
  warmed = warmUp(`http://127.0.0.1:${port}`);
  await warmed;
  warmed = undefined;
  void followRelease().catch(sayWhy);
}

/**
 * Warms up an instance before it opens its port, because a proxy sends visitors to an open port. A single
 * instance opens at once, for its cached pages.
 */
async function warmUpUnseen(listener: RequestListener): Promise<void> {
  const unseen = createServer(listener);
  await new Promise<void>((resolve) => unseen.listen(0, '127.0.0.1', resolve));
  const { port } = unseen.address() as AddressInfo;
  await warmUp(`http://127.0.0.1:${port}`);
  unseen.closeAllConnections();
  unseen.close();
}

async function work(): Promise<void> {
  refuseUnknownLanguages();
  keepSecretsOutOfConsole();
  const port = Number(process.env.PORT);
  const answer = workerPipeline();
  const stopping = stopOnSignals();
  const server = createServer((request, response) => {
    stopping.begin(response);
    answer(request, response);
  });
  refuseTunnels(server);
  server.headersTimeout = 20_000;
  await open(server, port);
  stopping.follow(server);
  await openJobs(config.ownOrigin);
}

const bound = () => process.env.HOSTNAME_BIND || '0.0.0.0';

async function open(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, bound(), resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Choose another one: PORT=3001 npm start`
        : error,
    );
    process.exit(1);
  });
}

/** Answers CONNECT; Node would close the connection without an answer. */
function refuseTunnels(server: Server): void {
  server.on('connect', (_request, socket) => {
    socket.on('error', () => {});
    socket.end(
      'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, OPTIONS\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
    );
  });
}

const sayWhy = (error: Error) => console.warn(`Pages are not renewed: ${error.message}`);
