import { createServer } from 'node:http';
import next from 'next';
import { serverProcess } from '@/lib/process/server-process';
import { followRelease } from './follow-release';
import { build } from './page-cache/build-id';
import { keptBuilds } from './page-cache/open-pages';
import { refuseTunnels } from './refuse-tunnels';
import { requestPipeline } from './request-pipeline';
import { stopOnSignals } from './shutdown';
import { warmUp } from './warm-up';

/** Serves the production build until SIGINT or SIGTERM. Done once what first visitors need is loaded. */
export async function serve(): Promise<void> {
  const port = Number(process.env.PORT);
  const hostname = process.env.HOSTNAME_BIND || '0.0.0.0';
  // Next would take upgrades on the server that it is given and never answer them; this one never listens.
  const withoutUpgrades = createServer();
  serverProcess.isGuarded = true;
  const app = next({ dev: false, dir: process.cwd(), port, httpServer: withoutUpgrades });
  const answer = requestPipeline(app.getRequestHandler());
  let warmed: Promise<void> | undefined;
  const server = createServer((request, response) => {
    // Whoever asks whether the shop is open hears so once its first visitors need not wait.
    if (warmed && request.url === '/api/health') void warmed.then(() => answer(request, response));
    else answer(request, response);
  });
  refuseTunnels(server);
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 20_000;
  // Ten megabytes of pictures over a slow line.
  server.requestTimeout = 180_000;
  // Before any page is kept: a later build shows none whose scripts are gone.
  await Promise.all([app.prepare(), keptBuilds.keep(build).catch(sayWhy)]);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Choose another one: PORT=3001 npm start`
        : error,
    );
    process.exit(1);
  });
  stopOnSignals(server);
  warmed = warmUp(`http://127.0.0.1:${port}`);
  await warmed;
  warmed = undefined;
  void followRelease().catch(sayWhy);
}

const sayWhy = (error: Error) => console.warn(`Pages are not renewed: ${error.message}`);
