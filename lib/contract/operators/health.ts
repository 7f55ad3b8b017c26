import type { Rows } from '../row';
import { answer } from '../schemas/common';
import {
  healthActionSchema,
  healthDoneSchema,
  operatorHealthSchema,
} from '../schemas/operators/health';
import {
  replayedSchema,
  replayWebhooksSchema,
  waitingWebhooksSchema,
} from '../schemas/operators/webhooks';

export const operatorHealthContract = {
  report: {
    method: 'GET',
    path: '/api/operator/health',
    summary: 'State of jobs, queues, mails, search, database, disk and versions',
    access: 'operator:team',
    answers: { 200: answer(operatorHealthSchema) },
  },
  act: {
    method: 'POST',
    path: '/api/operator/health/actions',
    summary:
      'Runs the jobs, tries failed mails or rows of jobs again, checks the books or renews pages; safe at any time',
    access: 'operator:team',
    body: healthActionSchema,
    answers: { 200: answer(healthDoneSchema) },
  },
  webhooks: {
    method: 'GET',
    path: '/api/operator/health/webhooks',
    summary: 'Webhooks received and not settled, and those to sellers that did not arrive',
    access: 'operator:team',
    answers: { 200: answer(waitingWebhooksSchema) },
  },
  replay: {
    method: 'POST',
    path: '/api/operator/health/webhooks/replay',
    summary: 'Settles or sends webhooks that wait once more, all or some; safe at any time',
    access: 'operator:team',
    body: replayWebhooksSchema,
    answers: { 200: answer(replayedSchema) },
  },
} as const satisfies Rows;
