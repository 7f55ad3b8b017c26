import { Hono } from 'hono';
import { config } from '@/lib/config';
import { textOf } from '@/lib/i18n/texts';
import { log } from '@/lib/log/log';
import { serverProcess } from '@/lib/process/server-process';
import { dailyBookCheck } from '../audit/books/daily-check';
import { connection, openPostgres } from '../kernel/db/connection';
import { isUnavailable } from '../kernel/db/errors';
import { auditLimits } from '../kernel/db/pool';
import type { Revalidate } from '../kernel/events/stale-products/deliver';
import { revalidatePages } from '../kernel/events/stale-products/revalidate-pages';
import { langOf } from '../kernel/http/lang';
import { backgroundDone } from '../kernel/jobs/background';
import { startJobs } from '../kernel/jobs/lanes';
import { redisLimiter } from '../kernel/limits/limiter';
import { openSettings } from '../kernel/settings/snapshot';
import { withTimeout } from '../kernel/with-timeout';
import { stopTasks } from '../kernel/workers/lanes';
import { cdnPurgesOf } from '../modules/cdn';
import { refreshDelivery, watchDelivery } from '../modules/delivery';
import { stopImports } from '../modules/imports';
import { payableOrders } from '../modules/orders';
import { openSearch, type Search } from '../modules/search';
import { stopWebhooks } from '../modules/sellers';
import { createHost, type Host } from './app';
import { defineGauges } from './gauges';
import { hostJobs, ownLane } from './jobs';
import { cdnFromConfig } from './providers/cdn';
import { mailerFromConfig } from './providers/channels';
import { couriersFromConfig } from './providers/couriers';
import { filesFromConfig } from './providers/files';
import { paymentsFromConfig } from './providers/payments';

/** Timeout in milliseconds; together with the following call shorter than a row's claim. */
const longest = 3000;

/**
 * Revalidates cached pages after the search has read a change, because pages are rendered from it. After a
 * timeout revalidates at once, and again later.
 * @throws if the search has not read the change in time, so that the outbox keeps it
 */
export function revalidateBehindSearch(
  search: Pick<Search, 'settled'>,
  revalidate: Revalidate,
  patience = longest,
): Revalidate {
  return async (stale) => {
    const reading = search.settled().then(
      () => true,
      () => false,
    );
    const isRead = await withTimeout(patience, reading);
    await revalidate(stale);
    if (!isRead)
      throw new Error('the search has not read a change: its pages are told again later');
  };
}

const holder = globalThis as typeof globalThis & {
  haatHost?: Promise<Pick<Host, 'fetch'>>;
  /** Called by the server on shutdown, after the last request. */
  haatClose?: () => Promise<void>;
};

/** Returns the embedded API host, one per process; its database opens at the first call. */
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
  const { mailer, testWhatsApp } = mailerFromConfig();
  const files = filesFromConfig();
  const payments = await paymentsFromConfig(db);
  const deliverers = await couriersFromConfig(db);
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
  await refreshDelivery(db);
  const stopDelivery = watchDelivery(db);
  const revalidate = revalidateBehindSearch(search, revalidatePages);
  const cdnProvider = cdnFromConfig();
  const cdn = cdnProvider && cdnPurgesOf(db, cdnProvider);
  const host = createHost(
    {
      ...{
        db,
        databaseKind: kind,
        mailer,
        testWhatsApp,
        files,
        payments,
        limiter: shared,
        revalidate,
        cdn,
      },
      couriers: deliverers,
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
  const all = hostJobs({
    ...{ paymentContext, files, testProvider, revalidate, cdn, books },
    ...{ couriers: deliverers.couriers, testCourier: deliverers.testCourier },
  });
  const own = config.role === 'web' ? all.filter(({ lane }) => lane === ownLane) : all;
  const jobs = startJobs(own, config.jobsPause);
  holder.haatClose = async () => {
    await jobs.stop();
    await books.stop();
    settings.stop();
    stopDelivery();
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

/** Returns a host that answers 503 to every call while the database is unavailable. */
function unavailableHost() {
  const host = new Hono();
  host.all('*', (c) => {
    const lang = langOf(c.req.query('lang'), c.req.header('accept-language'));
    c.header('Retry-After', '5');
    c.header('Cache-Control', 'private, no-store');
    return c.json({ success: false, message: textOf(lang, 'api.not_now') }, 503);
  });
  return host;
}
