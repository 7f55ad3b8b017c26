import { z } from 'zod';
import { answer } from '@/lib/api/schemas/common';
import { topSellerSchema, topSellersQuerySchema } from '@/lib/api/schemas/top-sellers';
import { routes, row } from '../host/route';
import { topSellers } from './top-sellers';

/** Mounted before the catalogue's own routes, or `top-sellers` would be taken for a product's id. */
export const topSellerRoutes = routes();

topSellerRoutes.openapi(
  row('get', '/api/products/top-sellers', {
    summary: 'The stores that sold most, each with its best-selling products',
    query: topSellersQuerySchema,
    answer: answer(z.array(topSellerSchema)),
  }),
  async (c) => {
    const data = await topSellers(c.var, c.var.lang, c.req.valid('query').limit);
    return c.json({ success: true as const, data }, 200);
  },
);
