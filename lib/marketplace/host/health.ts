import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rowsOf } from '../db/connection';
import { routes, row } from './route';

const healthSchema = z.object({
  success: z.literal(true),
  status: z.literal('ok'),
  database: z.object({
    kind: z.enum(['embedded', 'postgres']),
    reachable: z.literal(true),
    migrations: z.number(),
    products: z.number(),
  }),
  search: z
    .object({ ready: z.boolean(), products: z.number() })
    .describe('whether the products are in memory'),
});

export const healthRoutes = routes();

healthRoutes.openapi(
  row('get', '/api/health', {
    summary: "The host's and its database's state",
    answer: healthSchema,
  }),
  async (c) => {
    const [state] = await rowsOf<{ migrations: number; products: number }>(
      c.var.db,
      sql`select (select count(*) from drizzle.__drizzle_migrations)::int as migrations,
                 (select count(*) from products where is_active)::int as products`,
    );
    return c.json(
      {
        success: true as const,
        status: 'ok' as const,
        database: {
          kind: c.var.databaseKind,
          reachable: true as const,
          migrations: state?.migrations ?? 0,
          products: state?.products ?? 0,
        },
        search: c.var.search.progress,
      },
      200,
    );
  },
);
