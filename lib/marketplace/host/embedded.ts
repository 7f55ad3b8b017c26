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
import { awayHost } from './unavailable-host';

const holder = globalThis as typeof globalThis & {
  haatHost?: Promise<Pick<Host, 'fetch'>>;
  /** For whoever runs the process, to be called once no request is left. */
  haatClose?: () => Promise<void>;
};

/** The process's one embedded API host; its database opens at the first call. */
export function embeddedHost(): Promise<Pick<Host, 'fetch'>> {
  holder.haatHost ??= build().catch((error) => {
    holder.haatHost = undefined;
    if (!isUnavailable(error)) throw error;
    log.warn({ error }, 'no host yet: the database is away');
    return awayHost();
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
