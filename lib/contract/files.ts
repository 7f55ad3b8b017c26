import { z } from 'zod';

const binary = { type: 'string', format: 'binary' } as const;

/** An upload; an empty file field of a form counts as none. */
export const optionalFile = z
  .instanceof(File)
  .optional()
  .transform((given) => (given?.size ? given : undefined))
  .meta(binary);

export const requiredFile = z
  .instanceof(File, { error: 'picture_required' })
  .refine(({ size }) => size > 0, 'picture_required')
  .meta(binary);
