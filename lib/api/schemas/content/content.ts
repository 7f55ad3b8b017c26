import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { contentKinds } from './names';

/** A page or article that operators have put in the place of its file, or withdrawn. */
export const replacedTextSchema = z.object({
  kind: z.enum(contentKinds),
  slug: z.string(),
  locale: z.enum(locales),
  is_withdrawn: z.boolean(),
  title: z.string(),
  summary: z.string(),
  /** Day in India on which it was written; null for pages. */
  date: z.iso.date().nullable(),
  /** Day in India on which it was published last. */
  updated: z.iso.date(),
  author: z.string().nullable(),
  image: z.string().nullable(),
});
export type ReplacedText = z.infer<typeof replacedTextSchema>;

/** Its text in Markdown. */
export const publishedTextSchema = z.object({ body: z.string() });
