import { connection } from '../../kernel/db/connection';
import { transact } from '../../kernel/db/transaction';
import { markHomeStale } from '../../kernel/events/stale-products/mark';
import { lastRuns } from '../../kernel/jobs/run';
import { embeddedHost } from '../embedded';

/*
 * Runs the API host of `roles.test.ts` in the role of its environment: answers `runs` with the jobs that it has
 * run, and at `mark` leaves work for later, as setting a banner's beginning does.
 */

const holder = globalThis as typeof globalThis & { haatClose?: () => Promise<void> };
const host = await embeddedHost();
await host.fetch(new Request('http://host.test/api/health'));

process.on('message', async (order) => {
  if (order === 'runs') process.send?.({ runs: lastRuns().map(({ name }) => name) });
  if (order === 'mark') {
    const { db, close } = await connection();
    await transact(db, (tx) => markHomeStale(tx, [new Date()]));
    await close();
    process.send?.({ marked: true });
  }
  if (order === 'close') {
    await holder.haatClose?.();
    process.disconnect();
  }
});
process.send?.({ open: true });
