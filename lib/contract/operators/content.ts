import { z } from 'zod';
import { requiredFile } from '../files';
import type { Rows } from '../row';
import { answer } from '../schemas/common';
import {
  contentBodySchema,
  contentEntrySchema,
  contentParamsSchema,
  contentStepSchema,
  contentTextParamsSchema,
  contentVersionSchema,
  managedContentSchema,
} from '../schemas/content/manage';

const managed = { 200: answer(managedContentSchema) };

export const operatorContentContract = {
  list: {
    method: 'GET',
    path: '/api/operator/content',
    summary: 'All pages to read and articles, with their state in each language',
    access: 'operator:support',
    answers: { 200: answer(z.array(contentEntrySchema)) },
  },
  read: {
    method: 'GET',
    path: '/api/operator/content/{kind}/{slug}',
    summary: 'A page or article in both languages: what the shop shows, and the draft',
    access: 'operator:support',
    params: contentParamsSchema,
    answers: managed,
  },
  save: {
    method: 'PUT',
    path: '/api/operator/content/{kind}/{slug}/{locale}',
    summary: 'Saves a text as a draft, or publishes it; 409 where somebody was faster',
    access: 'operator:support',
    params: contentTextParamsSchema,
    body: contentBodySchema,
    answers: managed,
  },
  toFile: {
    method: 'POST',
    path: '/api/operator/content/{kind}/{slug}/{locale}/file',
    summary: 'Shows the text that comes with the software again',
    access: 'operator:support',
    params: contentTextParamsSchema,
    body: contentStepSchema,
    answers: managed,
  },
  withdraw: {
    method: 'POST',
    path: '/api/operator/content/{kind}/{slug}/{locale}/withdraw',
    summary: 'Takes an article out of the shop; pages stay',
    access: 'operator:support',
    params: contentTextParamsSchema,
    body: contentStepSchema,
    answers: managed,
  },
  versions: {
    method: 'GET',
    path: '/api/operator/content/{kind}/{slug}/{locale}/versions',
    summary: 'The last 50 versions of a text, the newest first',
    access: 'operator:support',
    params: contentTextParamsSchema,
    answers: { 200: answer(z.array(contentVersionSchema)) },
  },
  addPicture: {
    method: 'POST',
    path: '/api/operator/content/pictures',
    summary: 'Uploads the picture of an article',
    access: 'operator:support',
    limit: 'store_picture',
    form: z.object({ picture: requiredFile }),
    answers: { 201: answer(z.object({ url: z.string() })) },
  },
} as const satisfies Rows;
