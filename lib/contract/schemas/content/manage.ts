import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { forEachLanguage } from '../by-language';
import { asLines, optionalLine } from '../common';
import {
  contentKinds,
  contentLimits,
  contentPages,
  contentSources,
  unknownPlaceholders,
} from './names';

const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'content_slug')
  .max(100, 'content_slug');

/** Identifies a content page of the shop or an article. */
export const contentParamsSchema = z.object({ kind: z.enum(contentKinds), slug });
export const contentTextParamsSchema = contentParamsSchema.extend({ locale: z.enum(locales) });
export type ContentParams = z.output<typeof contentParamsSchema>;
export type ContentTextParams = z.output<typeof contentTextParamsSchema>;

export const isContentPage = (name: string) => (contentPages as readonly string[]).includes(name);

/** Markdown as written, except line endings and characters that the database cannot store. */
const markdown = z
  .string({ error: 'required' })
  .max(contentLimits.body, 'too_long')
  .transform(asLines(contentLimits.body, /[^\P{Cc}\n\t]|\p{Cs}/gu));

/** `version` is the version that the operator saw: 0 if the text has never been changed. */
const step = { note: optionalLine(contentLimits.note), version: z.int().nonnegative() };

export const contentStepSchema = z.object(step);

export const contentBodySchema = z
  .object({
    ...step,
    publish: z.boolean().default(false),
    title: optionalLine(contentLimits.title),
    summary: optionalLine(contentLimits.summary),
    body: markdown,
    date: z.iso.date({ error: 'date' }).nullable().default(null),
    author: optionalLine(contentLimits.author),
    image: z
      .string()
      .max(200)
      .regex(/^\/api\/uploads\/content\/[a-z0-9-]+\.webp$/, 'picture_required')
      .nullable()
      .default(null),
  })
  .superRefine((text, context) => {
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    for (const name of ['title', 'summary', 'body'] as const) {
      if (text.publish && !text[name]) wrong(name, 'required');
    }
    if (unknownPlaceholders(text.body).length) wrong('body', 'content_placeholder');
    for (const name of ['title', 'summary'] as const) {
      if (text[name]?.includes('{{')) wrong(name, 'content_placeholder_here');
    }
  });
export type ContentBody = z.output<typeof contentBodySchema>;

const textSchema = z.object({
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  date: z.string().nullable(),
  author: z.string().nullable(),
  image: z.string().nullable(),
});
export type ContentText = z.infer<typeof textSchema>;

/** A text in one language. */
const heldTextSchema = z.object({
  /** 0 if the text has never been changed. */
  version: z.number(),
  source: z.enum(contentSources),
  /** The text shown in the shop; null if there is none. */
  shown: textSchema.nullable(),
  /** The unpublished text. */
  draft: textSchema.nullable(),
  /** The text shipped with the software; null if there is none. */
  file: textSchema.nullable(),
  changed_at: z.iso.datetime().nullable(),
});
export type HeldText = z.infer<typeof heldTextSchema>;

export const managedContentSchema = z.object({
  kind: z.enum(contentKinds),
  slug: z.string(),
  texts: forEachLanguage(heldTextSchema),
});
export type ManagedContent = z.infer<typeof managedContentSchema>;

const entryStateSchema = z.object({
  source: z.enum(contentSources),
  title: z.string().nullable(),
  has_draft: z.boolean(),
  changed_at: z.iso.datetime().nullable(),
});

export const contentEntrySchema = z.object({
  kind: z.enum(contentKinds),
  slug: z.string(),
  texts: forEachLanguage(entryStateSchema),
});
export type ContentEntry = z.infer<typeof contentEntrySchema>;

export const contentVersionSchema = z.object({
  version: z.number(),
  state: z.enum(['draft', 'published', 'file', 'withdrawn']),
  /** Null if the file's text was restored or the article was withdrawn. */
  text: textSchema.nullable(),
  /** Null for changes with the market's key. */
  operator: z.string().nullable(),
  note: z.string().nullable(),
  at: z.iso.datetime(),
});
export type ContentVersion = z.infer<typeof contentVersionSchema>;
