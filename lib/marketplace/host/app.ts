import { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { productsChangedHeader } from '@/lib/api/products-changed';
import { addressRoutes } from '../accounts/address-routes';
import { accountRoutes } from '../accounts/routes';
import { cartRoutes } from '../cart/routes';
import { reviewRoutes } from '../catalog/review-routes';
import { catalogRoutes } from '../catalog/routes';
import { sitemapRoutes } from '../catalog/sitemap-routes';
import { topSellerRoutes } from '../catalog/top-seller-routes';
import { shortLinkRoutes } from '../content/short-link-routes';
import { deliveryRoutes } from '../delivery/routes';
import { log } from '../log';
import { orderRoutes } from '../orders/routes';
import type { HostDependencies, HostEnv } from './context';
import { DomainError } from './errors';
import { healthRoutes } from './health';
import { langOf } from './lang';
import { hasText, textOf } from './texts';

const megabyte = 1024 * 1024;

/** The API host: one Hono app with every module's routes, independent of Next. */
export function createHost(dependencies: HostDependencies) {
  const host = new OpenAPIHono<HostEnv>();

  host.use(async (c, next) => {
    c.set('db', dependencies.db);
    c.set('databaseKind', dependencies.databaseKind);
    c.set('mailer', dependencies.mailer);
    const changed = new Set<number>();
    c.set('onProductsChanged', (ids) => {
      for (const id of ids) changed.add(id);
    });
    c.set('lang', langOf(c.req.query('lang'), c.req.header('accept-language')));
    await next();
    if (changed.size) c.header(productsChangedHeader, [...changed].join(','));
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
  host.route('/', catalogRoutes);
  host.route('/', reviewRoutes);
  host.route('/', sitemapRoutes);
  host.route('/', deliveryRoutes);
  host.route('/', shortLinkRoutes);
  host.route('/', accountRoutes);
  host.route('/', addressRoutes);
  host.route('/', cartRoutes);
  host.route('/', orderRoutes);

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
  host.onError((error, c) => {
    const lang = c.var.lang ?? 'en';
    if (error instanceof DomainError) {
      const { params, fields, data, retryAfterSeconds } = error.details;
      if (retryAfterSeconds) c.header('Retry-After', String(Math.ceil(retryAfterSeconds)));
      const errors =
        fields &&
        Object.fromEntries(
          Object.entries(fields).map(([field, key]) => [field, textOf(lang, `validation.${key}`)]),
        );
      const key = hasText(`api.${error.code}`) ? `api.${error.code}` : `errors.${error.code}`;
      const first = error.code === 'invalid_fields' && errors && Object.values(errors)[0];
      return c.json(
        { success: false, message: first || textOf(lang, key, params), errors, data },
        error.status,
      );
    }
    if (error instanceof HTTPException && error.status < 500) {
      const key = error.status === 415 ? 'api.wrong_type' : 'api.malformed';
      return c.json({ success: false, message: textOf(lang, key) }, error.status);
    }
    log.error({ path: c.req.path, method: c.req.method, error: error.stack }, 'request failed');
    return c.json({ success: false, message: textOf(lang, 'errors.unexpected') }, 500);
  });
  return host;
}

export type Host = ReturnType<typeof createHost>;
