import { z } from 'zod';

/** The seller's own password, once more: an open session alone is not enough for what outlives it. */
export const confirmingPasswordSchema = z
  .string({ error: 'password_required' })
  .min(1, 'password_required')
  .max(200);
