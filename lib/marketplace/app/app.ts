import { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { routePath } from 'hono/route';
import { changesHeader, toldChanges } from '@/lib/caching/told-changes';
import { textOf } from '@/lib/i18n/texts';
import { observeCall } from '@/lib/metrics/marketplace';
import { bodyLimitOf } from '@/lib/security/body-limit';
import type { HostEnv } from '../areas/context';
import type { Database } from '../kernel/db/connection';
import { DomainError, NotFound } from '../kernel/errors';
import { deliverInTurn, type Revalidate } from '../kernel/events/stale-products/deliver';
import { onStaleProducts } from '../kernel/events/stale-products/mark';
import { answerError } from '../kernel/http/answer-error';
import { boundedBodies } from '../kernel/http/bounded-bodies';
import { langOf } from '../kernel/http/lang';
import { TooManyRequests } from '../kernel/http/limited';
import { tellingWrites } from '../kernel/http/reading-replicas';
import { hasValidPath } from '../kernel/http/valid-text';
import { background } from '../kernel/jobs/background';
import { type Limiter, memoryLimiter } from '../kernel/limits/limiter';
import type { Mailer } from '../kernel/mail/mailer';
import { openSettings, type SettingsSnapshot } from '../kernel/settings/snapshot';
import { type CdnPurges, cdnTeller } from '../modules/cdn';
import type { Files } from '../modules/files';
import { operatorKey } from '../modules/operators';
import { payableOrders } from '../modules/orders';
import { behindChanges, openSearch, type Search } from '../modules/search';
import { registerMails } from './message-kinds';
import { completed, documentInfo, securitySchemes } from './openapi/document';
import { filesFromConfig } from './providers/files';
import { noPayments, type Payments } from './providers/payments';
import { allRoutes } from './routes';

/** The API host: one Hono app with every module's routes, independent of Next. */
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
  const { db, mailer, payments = noPayments, revalidate, cdn } = dependencies;
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
    await next();
    observeCall(routePath(c, -1), c.req.method, c.res.status, since);
  });
  const searchForPages = behindChanges(search);
  const told = toldChanges();
  host.use(async (c, next) => {
    const { isForPage, isNew } = told.hear(c.env?.changes, c.req.header(changesHeader));
    // Of another process, too: a page that is rendered behind its mark and kept must not miss it.
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
    c.set('runJobs', dependencies.runJobs);
    c.set('lang', langOf(c.req.query('lang'), c.req.header('accept-language')));
    const wait = await callLimiter.take('call', { address: c.env?.address });
    if (wait !== undefined) throw new TooManyRequests(wait);
    if (!hasValidPath(c.req.url)) throw new NotFound('no_such_route');
    await next();
    if (!c.res.headers.has('cache-control')) c.header('Cache-Control', 'private, no-store');
  });
  host.use(async (c, next) => {
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
  for (const { routes: own } of providers.all) if (own) host.route('/', own);

  for (const [name, scheme] of Object.entries(securitySchemes)) {
    host.openAPIRegistry.registerComponent('securitySchemes', name, scheme);
  }
  let document: object | undefined;
  host.get('/api/openapi.json', (c) => {
    document ??= completed(host.getOpenAPI31Document(documentInfo));
    return c.json(document);
  });

  host.notFound((c) =>
    c.json({ success: false, message: textOf(c.var.lang, 'api.no_such_route') }, 404),
  );
  host.onError(answerError);
  return host;
}

export type Host = ReturnType<typeof createHost>;

/** What the host is built with; tests pass their own. */
type HostDependencies = {
  db: Database;
  databaseKind: 'embedded' | 'postgres';
  mailer: Mailer;
  files: Files;
  limiter: Limiter;
  /** Without it, only cash on delivery. */
  payments?: Payments;
  /** How pages of changed products are revalidated; without it only background jobs do. */
  revalidate?: Revalidate;
  /** Is told of them behind that; without it, there is no CDN. */
  cdn?: CdnPurges;
  /** Runs a round of the background jobs and answers how much was done; without it none run here. */
  runJobs?: () => Promise<number>;
};
