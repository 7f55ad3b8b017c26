import { createRoute, z } from '@hono/zod-openapi';
import { failureSchema } from '@/lib/api/schemas/common';
import { NotFound } from '../host/errors';
import { routes } from '../host/route';
import { isKey, storeFromConfig } from './object-store';

const part = z.string().max(100);

/** Uploaded pictures. A changed one gets a new name, so each is cached as immutable. */
export const uploadRoutes = routes();

uploadRoutes.openapi(
  createRoute({
    method: 'get',
    path: '/api/uploads/{folder}/{file}',
    summary: 'An uploaded picture',
    tags: ['uploads'],
    request: { params: z.object({ folder: part, file: part }) },
    responses: {
      200: {
        description: 'Success',
        content: { 'image/webp': { schema: z.string().meta({ format: 'binary' }) } },
      },
      default: {
        description: 'Failure',
        content: { 'application/json': { schema: failureSchema } },
      },
    },
  }),
  async (c) => {
    const { folder, file } = c.req.valid('param');
    const key = `${folder}/${file}`;
    const bytes = isKey(key) ? await (await storeFromConfig()).get(key) : undefined;
    if (!bytes) throw new NotFound('no_such_file');
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': 'image/webp',
        'Cache-Control': 'public, max-age=31536000, immutable',
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; sandbox",
      },
    }) as never;
  },
);
