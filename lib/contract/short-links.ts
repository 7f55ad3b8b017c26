import { z } from 'zod';
import type { Rows } from './row';
import { answer, keySchema } from './schemas/common';

/** `url`: a path of this site, or its absolute address. */
const shortenBodySchema = z.object({
  url: z.string({ error: 'url_own' }).trim().min(1, 'url_own').max(1000, 'too_long'),
});

const shortLinkSchema = z.object({ code: z.string(), short_url: z.string() });

/** The target of a short link: a path of this site with its query. */
const shortLinkTargetSchema = z.object({ code: z.string(), path: z.string() });

export const shortLinksContract = {
  shorten: {
    method: 'POST',
    path: '/api/shorten-url',
    summary: 'A short link to a page of this site; the same page always gets the same one',
    access: 'everybody',
    limit: 'write',
    body: shortenBodySchema,
    answers: { 200: answer(shortLinkSchema) },
  },
  target: {
    method: 'GET',
    path: '/api/shorten-url/{code}',
    summary: 'Where a short link leads',
    access: 'everybody',
    params: z.object({ code: keySchema }),
    answers: { 200: answer(shortLinkTargetSchema) },
  },
} as const satisfies Rows;
