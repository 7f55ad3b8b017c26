import { z } from 'zod';
import { emptyLine } from './common';

const named = (name: string | null | undefined) => (name ?? '').replace(/\s+/gu, ' ');

/** A person's first name, or their only name. */
export const firstNameSchema = z
  .string({ error: 'first_name_required' })
  .pipe(emptyLine(60))
  .transform(named)
  .pipe(z.string().min(1, 'first_name_required'));

/** The rest of a name, which many people do not have: absent, null and empty become the empty text. */
export const lastNameSchema = emptyLine(60).nullish().transform(named);
