import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { contentKinds } from './names';

/** A page or article whose file operators have replaced, or that they have withdrawn. */
export const replacedTextSchema = z.object({
  kind: z.enum(contentKinds),
  slug: z.string(),
  locale: z.enum(locales),
  is_withdrawn: z.boolean(),
  title: z.string(),
  summary: z.string(),
  /** Day of writing in India; null for pages. */
  date: z.iso.date().nullable(),
  /** Day of the last publication in India. */
  updated: z.iso.date(),
  author: z.string().nullable(),
  image: z.string().nullable(),
});
export type ReplacedText = z.infer<typeof replacedTextSchema>;

/** The text in Markdown. */
export const publishedTextSchema = z.object({ body: z.string() });
