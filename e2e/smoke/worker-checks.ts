import assert from 'node:assert/strict';
import type { Check } from './shop';
import { until } from './until';
import { Visitor } from './visitor';

export type WorkerBeside = {
  /** The address of the process for background jobs. */
  url: string;
  metricsToken: string;
};

/** Returns the checks of a shop whose background jobs run in a separate process. */
export const workerChecks = (worker: WorkerBeside | undefined): Check[] => {
  const { url, metricsToken } = worker ?? { url: '', metricsToken: '' };
  const headers = { authorization: `Bearer ${metricsToken}` };
  const jobsOf = async (visitor: Visitor) => {
    const { text } = await visitor.expect(200, '/metrics', { headers });
    const named = text.matchAll(/^haat_job_seconds_count\{job="([^"]+)"/gm);
    return new Set([...named].map(([, job]) => job));
  };
  return [
    {
      title: 'the worker has no shop',
      run: async () => {
        const visitor = new Visitor(url);
        await visitor.expect(200, '/api/health');
        for (const path of ['/', '/products', '/api/products', '/api/cart', '/sw.js']) {
          await visitor.expect(404, path);
        }
        await visitor.expect(401, '/metrics');
      },
    },
    {
      title: 'the worker runs the background jobs, and the shop none',
      run: async ({ otherInstance }) => {
        await until('each job has run', async () => {
          const jobs = await jobsOf(new Visitor(url));
          return ['mails', 'ledger', 'lapsed orders', 'stale products'].every((job) =>
            jobs.has(job),
          );
        });
        const own = [...(await jobsOf(otherInstance))];
        assert.deepEqual(
          own.filter((job) => job !== 'search counts'),
          [],
        );
      },
    },
  ];
};
