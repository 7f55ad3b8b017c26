import { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import { hasText, textOf } from '@/lib/i18n/texts';
import { observeCall } from '@/lib/metrics/marketplace';
import { addressRoutes } from '../accounts/addresses/routes';
import { operator } from '../accounts/operator';
import { accountRoutes } from '../accounts/routes';
import { sessionRoutes } from '../accounts/sessions/routes';
import { cartRoutes } from '../cart/routes';
import { productFeedRoutes } from '../catalog/product-feed/routes';
import { reviewRoutes } from '../catalog/reviews/review-routes';
import { catalogRoutes } from '../catalog/routes';
import { sitemapRoutes } from '../catalog/sitemap-routes';
import { deliverStaleProducts } from '../catalog/stale-products/deliver';
import { onStaleProducts } from '../catalog/stale-products/mark';
import { suggestRoutes } from '../catalog/suggest-routes';
import { topSellerRoutes } from '../catalog/top-seller-routes';
import { quoteRoutes } from '../checkout/routes';
import { shortLinkRoutes } from '../content/short-link-routes';
import { isUnavailable } from '../db/unavailable';
import { deliveryRoutes } from '../delivery/routes';
import { background } from '../jobs/background';
import { log } from '../log';
import { registerNoticeMails } from '../notices/notice-messages';
import { noticeRoutes } from '../notices/routes';
import { cancelRoutes } from '../orders/cancel/cancel-routes';
import { invoiceRoutes } from '../orders/invoice/invoice-routes';
import { registerOrderMails } from '../orders/mails/order-messages';
import { operatorRoutes } from '../orders/operator/operator-routes';
import { payableOrders } from '../orders/payable-orders';
import { orderRoutes } from '../orders/routes';
import { registerRefundMails } from '../payments/refunds/refund-messages';
import { paymentRoutes } from '../payments/routes';
import { webhookRoutes } from '../payments/webhooks/webhook-routes';
import { registerAnswerMails } from '../questions/question-messages';
import { questionRoutes } from '../questions/routes';
import type { Search } from '../search/index';
import { openSearch } from '../search/index';
import { searchCountRoutes } from '../search-counts/routes';
import { uploadRoutes } from '../storage/routes';
import { supportOperatorRoutes } from '../support/operator-routes';
import { supportRoutes } from '../support/routes';
import { applicationRoutes } from '../vendors/application-routes';
import { vendorOperatorRoutes } from '../vendors/operator-routes';
import { vendorRoutes } from '../vendors/routes';
import { wishlistRoutes } from '../wishlist/routes';
import type { HostDependencies, HostEnv } from './context';
import { DomainError, NotFound, Unavailable } from './errors';
import { healthRoutes } from './health';
import { langOf } from './lang';
import { TooManyRequests } from './limited';
import { memoryLimiter } from './limiter';
import { hasValidPath } from './valid-text';

const megabyte = 1024 * 1024;

/** The API host: one Hono app with every module's routes, independent of Next. */
export function createHost(
  {
    limiter = memoryLimiter(),
    ...dependencies
  }: Omit<HostDependencies, 'limiter'> & Partial<HostDependencies>,
  search: Search = openSearch(dependencies.db),
) {
  const host = new OpenAPIHono<HostEnv>();
  const callLimiter = memoryLimiter();
  const { db, mailer, payments, revalidate } = dependencies;
  const paymentContext = { db, mailer, provider: payments?.provider, orders: payableOrders };
  registerOrderMails();
  registerRefundMails();
  registerNoticeMails();
  registerAnswerMails();
  onStaleProducts(db, () => {
    search.catalogueChanged();
    if (!revalidate) return;
    background('stale products', () => deliverStaleProducts(db, revalidate, new Date()));
  });

  host.use(async (c, next) => {
    const since = performance.now();
    await next();
    observeCall(routePath(c, -1), c.req.method, c.res.status, since);
  });
  host.use(async (c, next) => {
    c.set('db', db);
    c.set('databaseKind', dependencies.databaseKind);
    c.set('mailer', mailer);
    c.set('limiter', limiter);
    c.set('search', search);
    c.set('paymentContext', paymentContext);
    c.set('lang', langOf(c.req.query('lang'), c.req.header('accept-language')));
    const wait = await callLimiter.take('call', { address: c.env?.address });
    if (wait !== undefined) throw new TooManyRequests(wait);
    if (!hasValidPath(c.req.url)) throw new NotFound('no_such_route');
    await next();
    if (!c.res.headers.has('cache-control')) c.header('Cache-Control', 'private, no-store');
  });
  host.use(async (c, next) => {
    const multipart = c.req.header('content-type')?.startsWith('multipart/form-data');
    const limit = bodyLimit({
      maxSize: (multipart ? 10 : 1) * megabyte,
      onError: () => {
        throw new DomainError(413, 'too_large');
      },
    });
    return limit(c, next);
  });

  host.route('/', healthRoutes);
  host.route('/', topSellerRoutes);
  host.route('/', applicationRoutes);
  host.route('/', vendorRoutes);
  host.route('/', uploadRoutes);
  host.route('/', suggestRoutes);
  host.route('/', searchCountRoutes);
  host.route('/', catalogRoutes);
  host.route('/', reviewRoutes);
  host.route('/', questionRoutes);
  host.route('/', sitemapRoutes);
  host.route('/', productFeedRoutes);
  host.route('/', deliveryRoutes);
  host.route('/', shortLinkRoutes);
  host.route('/', accountRoutes);
  host.route('/', sessionRoutes);
  host.route('/', addressRoutes);
  host.route('/', cartRoutes);
  host.route('/', wishlistRoutes);
  host.route('/', noticeRoutes);
  host.route('/', quoteRoutes);
  host.route('/', orderRoutes);
  host.route('/', cancelRoutes);
  host.route('/', invoiceRoutes);
  host.route('/', operatorRoutes);
  host.route('/', paymentRoutes);
  host.route('/', webhookRoutes);
  host.route('/', supportRoutes);
  host.route('/', supportOperatorRoutes);
  host.route('/', vendorOperatorRoutes);
  if (payments?.testProvider) {
    host.use('/api/payments/test-provider/faults', operator);
    host.route('/', payments.testProvider.app);
    payments.testProvider.connect((request) => host.fetch(request));
  }

  host.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
  });
  host.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Haat marketplace API',
      version: '1.0.0',
      description: 'Money in rupees, times in ISO 8601 UTC, ?lang=en|hi picks the language.',
    },
  });

  host.notFound((c) =>
    c.json({ success: false, message: textOf(c.var.lang, 'api.no_such_route') }, 404),
  );
  host.onError((thrown, c) => {
    const lang = c.var.lang ?? 'en';
    const { path, method } = c.req;
    const isTemporary = !isClientGone(thrown) && isUnavailable(thrown);
    if (isTemporary)
      log.warn({ path, method, error: thrown }, 'request failed: the database is unavailable');
    const error = isTemporary ? new Unavailable() : thrown;
    if (error instanceof DomainError) {
      const { params, fields, data, retryAfterSeconds } = error.details;
      if (retryAfterSeconds) c.header('Retry-After', String(Math.ceil(retryAfterSeconds)));
      const errors =
        fields &&
        Object.fromEntries(
          Object.entries(fields).map(([field, rule]) => {
            const key = `validation.${rule}`;
            return [field, textOf(lang, hasText(key) ? key : 'validation.invalid')];
          }),
        );
      const key =
        [`api.${error.code}`, `errors.${error.code}`].find(hasText) ?? 'errors.unexpected';
      const first = error.code === 'invalid_fields' && errors && Object.values(errors)[0];
      return c.json(
        { success: false, message: first || textOf(lang, key, params), errors, data },
        error.status,
      );
    }
    if (isClientGone(error)) {
      return c.json({ success: false, message: textOf(lang, 'api.malformed') }, 400);
    }
    if (error instanceof HTTPException && error.status < 500) {
      const key = error.status === 415 ? 'api.wrong_type' : 'api.malformed';
      return c.json({ success: false, message: textOf(lang, key) }, error.status);
    }
    log.error({ path, method, error }, 'request failed');
    return c.json({ success: false, message: textOf(lang, 'errors.unexpected') }, 500);
  });
  return host;
}

/** Whether the client closed the connection before the whole request was read. */
const isClientGone = (error: Error & { code?: string }) =>
  (error.message === 'aborted' && error.code === 'ECONNRESET') ||
  /connection prematurely closed/.test(error.message);

export type Host = ReturnType<typeof createHost>;
