import { z } from 'zod';
import type { Rows } from './row';

const healthSchema = z.object({
  success: z.literal(true),
  status: z.literal('ok'),
  database: z.object({
    kind: z.enum(['embedded', 'postgres']),
    reachable: z.literal(true),
    migrations: z.number(),
  }),
  search: z
    .object({ ready: z.boolean(), products: z.number() })
    .describe('whether the products are in memory, and how many'),
});

export const healthContract = {
  check: {
    method: 'GET',
    path: '/api/health',
    summary: "The host's and its database's state; 503 while the database does not answer",
    access: 'everybody',
    isForeign: true,
    answers: { 200: healthSchema },
  },
} as const satisfies Rows;
