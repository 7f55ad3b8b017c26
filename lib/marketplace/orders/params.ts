import { z } from 'zod';

/** An order's number in a path, trimmed and in upper case. */
export const numberParams = z.object({
  orderNumber: z
    .string()
    .max(40)
    .transform((number) => number.trim().toUpperCase()),
});
