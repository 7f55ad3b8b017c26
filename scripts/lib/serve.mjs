import { createServer } from 'node:http';
import next from 'next';

/** After this many milliseconds a stop no longer waits for requests. */
const patience = 10_000;

/** Serves the production build until SIGINT or SIGTERM, then finishes what runs and closes the database. */
export async function serve() {
  const port = Number(process.env.PORT);
  const hostname = process.env.HOSTNAME_BIND || '0.0.0.0';
  const app = next({ dev: false, dir: process.cwd(), port, hostname: 'localhost' });
  const server = createServer(app.getRequestHandler());
  server.keepAliveTimeout = 65_000;
  await app.prepare();
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, resolve);
  }).catch((error) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Choose another one: PORT=3001 npm start`
        : error,
    );
    process.exit(1);
  });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    console.log('\nStopping …');
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), patience).unref();
    await closed;
    await globalThis.haatClose?.();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
