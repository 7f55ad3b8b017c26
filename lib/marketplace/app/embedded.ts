import { config } from '@/lib/config';
import { serverProcess } from '@/lib/process/server-process';
import { dailyBookCheck } from '../audit/books/daily-check';
import { connection, openPostgres } from '../kernel/db/connection';
import { auditLimits } from '../kernel/db/pool';
import { isUnavailable } from '../kernel/db/unavailable';
import { revalidatePages } from '../kernel/events/stale-products/revalidate-pages';
import { backgroundDone } from '../kernel/jobs/background';
import { startJobs } from '../kernel/jobs/lanes';
import { redisLimiter } from '../kernel/limits/limiter';
import { log } from '../kernel/log';
import { openSettings } from '../kernel/settings/snapshot';
import { stopTasks } from '../kernel/workers/lanes';
import { stopImports } from '../modules/imports';
import { payableOrders } from '../modules/orders';
import { openSearch } from '../modules/search';
import { stopWebhooks } from '../modules/sellers';
import { createHost, type Host } from './app';
import { defineGauges } from './gauges';
import { hostJobs } from './jobs';
import { mailerFromConfig } from './providers/channels';
import { filesFromConfig } from './providers/files';
import { paymentsFromConfig } from './providers/payments';
import { revalidateBehindSearch } from './revalidate-behind-search';
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
  const files = filesFromConfig();
  const payments = await paymentsFromConfig(db);
  const shared = config.redisUrl ? await redisLimiter(config.redisUrl) : undefined;
  const search = openSearch(db);
  search.start();
  defineGauges(db, search);
  const settings = openSettings(db, ({ company, support, returns, mails }) => {
    serverProcess.company = company;
    serverProcess.terms = { support, returns };
    serverProcess.mails = mails;
  });
  await settings.refresh();
  settings.start();
  const revalidate = revalidateBehindSearch(search, revalidatePages);
  const host = createHost(
    {
      ...{ db, databaseKind: kind, mailer, files, payments, limiter: shared, revalidate },
      runJobs: () => jobs.runNow(),
    },
    search,
    settings,
  );
  const { providers, payouts, testProvider } = payments;
  const paymentContext = { db, mailer, providers, payouts, orders: payableOrders };
  const url = config.databaseUrl;
  const books = dailyBookCheck({
    ...{ db, mailer },
    openSlow: url ? () => openPostgres(url, auditLimits) : undefined,
  });
  const all = hostJobs({ paymentContext, files, testProvider, revalidate, books });
  const jobs = startJobs(all, config.jobsPause);
  holder.haatClose = async () => {
    await jobs.stop();
    await books.stop();
    settings.stop();
    stopImports(db);
    stopWebhooks(db);
    stopTasks();
    await backgroundDone();
    await search.close();
    shared?.close();
    await close();
  };
  return host;
}
