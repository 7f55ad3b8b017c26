import { z } from 'zod';
import type { Rows } from './row';
import { answer } from './schemas/common';
import { publishedTextSchema, replacedTextSchema } from './schemas/content/content';
import { contentParamsSchema } from './schemas/content/manage';
import { siteSchema } from './schemas/settings/settings';

export const siteContract = {
  read: {
    method: 'GET',
    path: '/api/site',
    summary: 'Who runs the market, and how long its sellers have for their steps',
    access: 'everybody',
    fromReplica: true,
    answers: { 200: answer(siteSchema) },
  },
} as const satisfies Rows;

export const contentContract = {
  replaced: {
    method: 'GET',
    path: '/api/content',
    summary: 'Pages and articles that stand in the place of the shop’s files, in all languages',
    access: 'everybody',
    fromReplica: true,
    answers: { 200: answer(z.array(replacedTextSchema)) },
  },
  published: {
    method: 'GET',
    path: '/api/content/{kind}/{slug}',
    summary: 'Such a text in the language of the call',
    access: 'everybody',
    fromReplica: true,
    params: contentParamsSchema,
    answers: { 200: answer(publishedTextSchema) },
  },
} as const satisfies Rows;
