import type { Context, MiddlewareHandler } from 'hono';
import {
  laterPosition,
  latest,
  positionIn,
  readAfterHeader,
  writtenHeader,
} from '@/lib/caching/read-after';
import { fromReplicas, positionOf, replicasOf } from '../db/replicas/reading';
import type { CallEnv } from './env';

/** What a call must not read older than: what its sender has written, and what pages were told that has changed. */
const readAfterOf = (c: Context<CallEnv>) =>
  laterPosition(positionIn(c.req.header(readAfterHeader)), c.env?.readAfter);

/** Lets the reads of a route come from a replica of the database that has what the call must see. */
export const readingReplicas: MiddlewareHandler<CallEnv> = (c, next) =>
  fromReplicas(c.var.db, readAfterOf(c), next);

/** Tells whoever may have written what to read from then on, where reads may come from replicas. */
export const tellingWrites: MiddlewareHandler<CallEnv> = async (c, next) => {
  await next();
  if (c.req.method === 'GET' || c.req.method === 'HEAD' || !replicasOf(c.var.db)) return;
  c.header(writtenHeader, await positionOf(c.var.db).catch(() => latest));
};
