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

/** Returns the position a call must read at or after: its sender's own writes, and changes that pages were told of. */
const readAfterOf = (c: Context<CallEnv>) =>
  laterPosition(positionIn(c.req.header(readAfterHeader)), c.env?.readAfter);

/** Lets the reads of a route come from a replica that has what the call must see. */
export const readingReplicas: MiddlewareHandler<CallEnv> = (c, next) =>
  fromReplicas(c.var.db, readAfterOf(c), next);

/** Tells a caller that may have written from which position to read afterwards, if replicas answer reads. */
export const tellingWrites: MiddlewareHandler<CallEnv> = async (c, next) => {
  await next();
  if (c.req.method === 'GET' || c.req.method === 'HEAD' || !replicasOf(c.var.db)) return;
  c.header(writtenHeader, await positionOf(c.var.db).catch(() => latest));
};
