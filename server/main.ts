import { createServer } from 'node:http';
import next from 'next';
import { serverProcess } from '@/lib/process/server-process';
import { followRelease } from './follow-release';
import { refuseTunnels } from './refuse-tunnels';
import { requestPipeline } from './request-pipeline';
import { stopOnSignals } from './shutdown';

/** Serves the production build until SIGINT or SIGTERM. */
export async function serve(): Promise<void> {
  const port = Number(process.env.PORT);
  const hostname = process.env.HOSTNAME_BIND || '0.0.0.0';
  // Next would take upgrades on the server that it is given and never answer them; this one never listens.
  const withoutUpgrades = createServer();
  serverProcess.isGuarded = true;
  const app = next({ dev: false, dir: process.cwd(), port, httpServer: withoutUpgrades });
  const server = createServer(requestPipeline(app.getRequestHandler()));
  refuseTunnels(server);
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 20_000;
  // Ten megabytes of pictures over a slow line.
  server.requestTimeout = 180_000;
  await app.prepare();
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
  // Opens the embedded host, so that its background jobs run before anybody comes.
  void fetch(`http://127.0.0.1:${port}/api/health`)
    .catch(() => {})
    .then(followRelease)
    .catch((error) => console.warn(`Pages are not renewed: ${error.message}`));
  stopOnSignals(server);
}
