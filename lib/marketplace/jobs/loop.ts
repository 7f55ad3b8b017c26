import { config } from '@/lib/config';
import { log } from '../log';
import { sign } from '../payments/provider/signatures';
import { type JobDependencies, runJobs } from './run';

/** Runs a round of jobs, a pause, a round …, until `stop()`, which waits for the one that is running. */
export function startJobs(dependencies: JobDependencies, pause: number) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function round() {
    const { work, changed } = await runJobs(dependencies, new Date());
    if (work > 0) log.debug({ work }, 'jobs done');
    if (changed.length) await announce([...new Set(changed)]);
  }

  function next(after: number) {
    timer = setTimeout(() => {
      running = round()
        .catch((error: Error) => log.error({ error }, 'jobs failed'))
        .finally(() => {
          if (!isStopped) next(pause);
        });
    }, after);
    timer.unref();
  }

  next(Math.min(pause, 1000));
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** No answer to a request can carry these to the storefront, so they are told as another host tells them. */
async function announce(products: number[]): Promise<void> {
  const secret = config.revalidateSecret;
  if (!secret) return;
  const body = JSON.stringify({ products: products.slice(0, 1000) });
  await fetch(`${config.ownOrigin}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-haat-signature': sign(body, secret) },
    body,
    signal: AbortSignal.timeout(5000),
  }).catch((error: Error) => log.warn({ error: error.message }, 'pages not told of changes'));
}
