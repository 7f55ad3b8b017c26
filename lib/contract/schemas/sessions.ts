import { z } from 'zod';

/** One device on which the shopper is signed in. */
export const sessionSchema = z.object({
  id: z.number(),
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
  signed_in_at: z.string(),
  /** Accurate to five minutes. */
  last_used_at: z.string(),
  /** True for the session of this call. */
  current: z.boolean(),
});

export const deleteAccountSchema = z.object({
  password: z
    .string({ error: 'password_required' })
    .min(1, 'password_required')
    .max(200, 'too_long'),
});

export type Session = z.infer<typeof sessionSchema>;
