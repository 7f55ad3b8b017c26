import { z } from 'zod';
import { answer, keySchema } from '@/lib/api/schemas/common';
import {
  shortenBodySchema,
  shortLinkSchema,
  shortLinkTargetSchema,
} from '@/lib/api/schemas/short-links';
import { config } from '@/lib/config';
import { routes, row } from '../host/route';
import { findTarget, shorten } from './short-links';

const success = true as const;

export const shortLinkRoutes = routes();

shortLinkRoutes.openapi(
  row('post', '/api/shorten-url', {
    summary: 'A short link to a page of this site; the same page always gets the same one',
    limit: 'write',
    body: shortenBodySchema,
    answer: answer(shortLinkSchema),
  }),
  async (c) => {
    const code = await shorten(c.var.db, c.req.valid('json').url);
    return c.json({ success, data: { code, short_url: `${config.siteUrl}/s/${code}` } }, 200);
  },
);

shortLinkRoutes.openapi(
  row('get', '/api/shorten-url/{code}', {
    summary: 'Where a short link leads',
    params: z.object({ code: keySchema }),
    answer: answer(shortLinkTargetSchema),
  }),
  async (c) => {
    const { code } = c.req.valid('param');
    return c.json({ success, data: { code, path: await findTarget(c.var.db, code) } }, 200);
  },
);
