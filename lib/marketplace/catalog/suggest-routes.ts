import { z } from 'zod';
import { answer, searchTextSchema } from '@/lib/api/schemas/common';
import { suggestionsSchema } from '@/lib/api/schemas/facets';
import { routes, row } from '../host/route';
import { findSuggestions } from './suggestions';

/** Mounted before the catalogue's own routes, or `suggest` would be taken for a product's id. */
export const suggestRoutes = routes();

suggestRoutes.openapi(
  row('get', '/api/products/suggest', {
    summary: 'Products, categories, brands and searches that a beginning of a search may mean',
    limit: 'suggest',
    query: z.object({ search: searchTextSchema }),
    answer: answer(suggestionsSchema),
  }),
  async (c) => {
    const text = c.req.valid('query').search ?? '';
    const data = await findSuggestions(c.var, c.var.lang, text);
    c.header('Cache-Control', 'public, max-age=60');
    c.header('Vary', 'Accept-Language');
    return c.json({ success: true as const, data }, 200);
  },
);
