import { z } from 'zod';

/** How long an operator may look at a store's area without opening it anew. */
export const sellerViewMinutes = 30;

/** The token of a look at a store's area: it reads what the store reads, and changes nothing. */
export const sellerViewSchema = z.object({
  token: z.string(),
  store: z.string(),
  expires_at: z.iso.datetime(),
});
