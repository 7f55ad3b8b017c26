import { z } from 'zod';
import { answer, keySchema } from '../schemas/common';
import { shortenBodySchema, shortLinkSchema, shortLinkTargetSchema } from '../schemas/short-links';
import type { Rows } from './row';

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
