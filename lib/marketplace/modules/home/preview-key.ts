import { z } from 'zod';
import { seal, unseal } from '@/lib/security/sealed';
import { NotFound } from '../../kernel/errors';

const purpose = 'home preview';
const validMs = 3600 * 1000;

const keySchema = z.object({ at: z.iso.datetime(), until: z.number() });

/** Returns a key that shows the home page as it is at a moment; valid for an hour from now. */
export const previewKey = (at: Date, now: Date): string =>
  seal(purpose, JSON.stringify({ at: at.toISOString(), until: now.getTime() + validMs }));

/**
 * Returns the moment that a key shows.
 * @throws {NotFound} home_preview_over if the key is invalid or expired
 */
export function momentOf(key: string, now: Date): Date {
  const read = keySchema.safeParse(opened(key)).data;
  if (!read || read.until < now.getTime()) throw new NotFound('home_preview_over');
  return new Date(read.at);
}

function opened(key: string): unknown {
  try {
    return JSON.parse(unseal(purpose, key));
  } catch {
    return undefined;
  }
}
