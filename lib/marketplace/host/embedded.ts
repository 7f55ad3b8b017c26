import { config } from '@/lib/config';
import { connection } from '../db/connection';
import { isUnavailable } from '../db/unavailable';
import { startJobs } from '../jobs/loop';
import { log } from '../log';
import { backgroundDone } from '../mail/background';
import { mailerFromConfig } from '../mail/mailer';
import { paymentsFromConfig } from '../payments/setup';
import { LiveIndex } from '../search/live-index';
import { createHost, type Host } from './app';
import { redisLimiter } from './limiter';
import { unavailableHost } from './unavailable-host';

const holder = globalThis as typeof globalThis & {
  haatHost?: Promise<Pick<Host, 'fetch'>>;
  /** Called by the server on shutdown, after the last request. */
  haatClose?: () => Promise<void>;
};

/** The embedded API host, one per process; opens its database at the first call. */
export function embeddedHost(): Promise<Pick<Host, 'fetch'>> {
  holder.haatHost ??= build().catch((error) => {
    holder.haatHost = undefined;
    if (!isUnavailable(error)) throw error;
    log.warn({ error }, 'the database is unavailable: answering 503');
    return unavailableHost();
  });
  return holder.haatHost;
}

async function build(): Promise<Host> {
  const { db, kind, close } = await connection();
  const mailer = mailerFromConfig();
  const payments = await paymentsFromConfig(db);
  const shared = config.redisUrl ? await redisLimiter(config.redisUrl) : undefined;
  const search = new LiveIndex(db);
  search.start();
  const host = createHost({ db, databaseKind: kind, mailer, payments, limiter: shared }, search);
  const jobs = startJobs({ db, mailer, ...payments }, config.jobsPause);
  holder.haatClose = async () => {
    await jobs.stop();
    await backgroundDone();
    shared?.close();
    await close();
  };
  return host;
}
