import { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { routePath } from 'hono/route';
import { METHOD_NAME_ALL } from 'hono/router';
import { changesHeader, toldChanges } from '@/lib/caching/told-changes';
import { textOf } from '@/lib/i18n/texts';
import { observeCall } from '@/lib/metrics/marketplace';
import { bodyLimitOf, isStreamed } from '@/lib/security/body-limit';
import type { HostEnv } from '../areas/context';
import type { Database } from '../kernel/db/connection';
import { DomainError, NotFound } from '../kernel/errors';
import { deliverInTurn, type Revalidate } from '../kernel/events/stale-products/deliver';
import { onStaleProducts } from '../kernel/events/stale-products/mark';
import { answerError } from '../kernel/http/answer-error';
import { boundedBodies } from '../kernel/http/bounded-bodies';
import { langOf } from '../kernel/http/lang';
import { TooManyRequests } from '../kernel/http/limited';
import { tellLimits } from '../kernel/http/rate-limit-headers';
import { tellingWrites } from '../kernel/http/reading-replicas';
import { hasValidPath } from '../kernel/http/valid-text';
import { background } from '../kernel/jobs/background';
import { type Count, type Limiter, memoryLimiter } from '../kernel/limits/limiter';
import type { Mailer } from '../kernel/mail/mailer';
import { openSettings, type SettingsSnapshot } from '../kernel/settings/snapshot';
import { type CdnPurges, cdnTeller } from '../modules/cdn';
import type { Files } from '../modules/files';
import { operatorKey } from '../modules/operators';
import { payableOrders } from '../modules/orders';
import { behindChanges, openSearch, type Search } from '../modules/search';
import type { TestWhatsApp } from '../providers/channels/test-whatsapp';
import { testCourierPath } from '../providers/couriers/test/test-courier';
import { registerMails } from './message-kinds';
import { addDocument } from './openapi/route';
import { type Couriers, noCouriers } from './providers/couriers';
import { filesFromConfig } from './providers/files';
import { noPayments, type Payments } from './providers/payments';
import { allRoutes } from './routes';

/** Creates the API host: one Hono app with every module's routes, independent of Next. */
export function createHost(
  {
    limiter = memoryLimiter(),
    files = filesFromConfig(),
    ...dependencies
  }: Omit<HostDependencies, 'limiter' | 'files'> & Partial<HostDependencies>,
  search: Search = openSearch(dependencies.db),
  settings: SettingsSnapshot = openSettings(dependencies.db),
) {
  const host = new OpenAPIHono<HostEnv>();
  const callLimiter = memoryLimiter();
  const { db, mailer, testWhatsApp, payments = noPayments, revalidate, cdn } = dependencies;
  const deliverers = dependencies.couriers ?? noCouriers;
  const { testCourier } = deliverers;
  const courierContext = { db, couriers: deliverers.couriers };
  const { providers, payouts, testProvider } = payments;
  const paymentContext = { db, mailer, providers, payouts, orders: payableOrders };
  const tellCdn = cdn && cdnTeller(cdn);
  registerMails();
  onStaleProducts(db, () => {
    search.catalogueChanged();
    if (!revalidate) return;
    background('stale products', async () => {
      const told = await deliverInTurn(db, revalidate, cdn?.note);
      if (told) tellCdn?.();
    });
  });

  host.use(async (c, next) => {
    const since = performance.now();
    const counts: Count[] = [];
    c.set('counts', counts);
    await next();
    tellLimits(c, counts);
    observeCall(routePath(c, -1), c.req.method, c.res.status, since);
  });
  const searchForPages = behindChanges(search);
  const told = toldChanges();
  host.use(async (c, next) => {
    const { isForPage, isNew } = told.hear(c.env?.changes, c.req.header(changesHeader));
    // The change may come from another process: a page that is rendered after the change and cached must include
    // it.
    if (isNew) search.catalogueChanged();
    c.set('db', db);
    c.set('databaseKind', dependencies.databaseKind);
    c.set('mailer', mailer);
    c.set('files', files);
    c.set('limiter', limiter);
    c.set('search', isForPage ? searchForPages : search);
    c.set('settings', settings.now());
    c.set('refreshSettings', settings.refresh);
    c.set('paymentContext', paymentContext);
    c.set('courierContext', courierContext);
    c.set('runJobs', dependencies.runJobs);
    c.set('lang', langOf(c.req.query('lang'), c.req.header('accept-language')));
    const note = (count: Count) => c.var.counts.push(count);
    const wait = await callLimiter.take('call', { address: c.env?.address }, { note });
    if (wait !== undefined) throw new TooManyRequests(wait);
    if (!hasValidPath(c.req.url)) throw new NotFound('no_such_route');
    await next();
    if (!c.res.headers.has('cache-control')) c.header('Cache-Control', 'private, no-store');
  });
  host.use(async (c, next) => {
    // Hono holds a body of unknown length whole before its route sees it.
    if (isStreamed(c.req.path)) return next();
    const limit = bodyLimit({
      maxSize: bodyLimitOf(c.req.path, c.req.header('content-type')),
      onError: () => {
        throw new DomainError(413, 'too_large');
      },
    });
    return limit(c, next);
  });
  host.use(boundedBodies);
  host.use(tellingWrites);

  for (const routes of allRoutes) host.route('/', routes);
  if (testProvider) {
    host.use('/api/payments/test-provider/faults', operatorKey);
    testProvider.connect((request) => host.fetch(request));
  }
  if (testWhatsApp) {
    host.route('/', testWhatsApp.routes);
    testWhatsApp.connect((request) => host.fetch(request));
  }
  if (testCourier) {
    host.use(`${testCourierPath}/*`, operatorKey);
    testCourier.connect((request) => host.fetch(request));
  }
  for (const { routes: own } of [...providers.all, ...deliverers.couriers.all]) {
    if (own) host.route('/', own);
  }

  addDocument(host);

  host.notFound((c) => {
    const { lang } = c.var;
    const allowed = allowedMethods(host, c.req.path);
    if (allowed.length === 0) {
      return c.json({ success: false, message: textOf(lang, 'api.no_such_route') }, 404);
    }
    c.header('Allow', allowed.join(', '));
    return c.json({ success: false, message: textOf(lang, 'errors.method_not_allowed') }, 405);
  });
  host.onError(answerError);
  return host;
}

export type Host = ReturnType<typeof createHost>;

/** The dependencies of the host; tests pass their own. */
type HostDependencies = {
  db: Database;
  databaseKind: 'embedded' | 'postgres';
  mailer: Mailer;
  testWhatsApp?: TestWhatsApp;
  files: Files;
  limiter: Limiter;
  /** The payment providers; undefined for cash on delivery only. */
  payments?: Payments;
  /** The couriers; undefined where stores deliver by themselves. */
  couriers?: Couriers;
  /** Revalidates pages of changed products; without it only background jobs do. */
  revalidate?: Revalidate;
  /** Receives changes after the shop's own pages are revalidated; undefined without a CDN. */
  cdn?: CdnPurges;
  /** Runs a round of the background jobs and returns the number of rows done; undefined if none run here. */
  runJobs?: () => Promise<number>;
};

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Returns the methods that a host has a route for at a path, HEAD where it has GET; empty for an unknown
 * path. Middleware, which accepts every method, is no route.
 */
function allowedMethods({ router }: Pick<OpenAPIHono<HostEnv>, 'router'>, path: string): string[] {
  const found = methods.filter((method) =>
    router.match(method, path)[0].some(([[, { method: of }]]) => of !== METHOD_NAME_ALL),
  );
  return found.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}
