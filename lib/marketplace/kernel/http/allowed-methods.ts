import type { Hono } from 'hono';
import { METHOD_NAME_ALL } from 'hono/router';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Returns the methods that a host has a route for at a path, HEAD where it has GET; empty for an unknown
 * path. Middleware, which accepts every method, is no route.
 */
export function allowedMethods({ router }: Pick<Hono, 'router'>, path: string): string[] {
  const found = methods.filter((method) =>
    router.match(method, path)[0].some(([[, { method: of }]]) => of !== METHOD_NAME_ALL),
  );
  return found.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}
