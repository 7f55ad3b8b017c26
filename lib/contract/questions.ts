import { z } from 'zod';
import type { Rows } from './row';
import { acknowledgementSchema, answer, idSchema } from './schemas/common';
import {
  openQuestionSchema,
  questionAnswerSchema,
  questionBodySchema,
  questionDecisionSchema,
  questionSchema,
  questionsQuerySchema,
  questionsSchema,
} from './schemas/questions';

const params = z.object({ id: idSchema });

export const questionsContract = {
  list: {
    method: 'GET',
    path: '/api/products/{id}/questions',
    summary:
      'Questions about a product that its store has answered: those in `language` first, then by the newest answer',
    access: 'everybody',
    fromReplica: true,
    params,
    query: questionsQuerySchema,
    answers: { 200: answer(questionsSchema) },
  },
  own: {
    method: 'GET',
    path: '/api/products/{id}/questions/mine',
    summary: "The shopper's own questions about a product that wait for an answer",
    access: 'shopper',
    params,
    answers: { 200: answer(z.array(questionSchema)) },
  },
  ask: {
    method: 'POST',
    path: '/api/products/{id}/questions',
    summary: 'Asks the store about a product; its answer comes by mail too',
    access: 'shopper',
    limit: 'question',
    params,
    body: questionBodySchema,
    answers: { 201: answer(questionSchema) },
  },
  report: {
    method: 'POST',
    path: '/api/questions/{id}/report',
    summary: 'Reports a question or its answer, which then waits for the operator',
    access: 'shopper',
    limit: 'question',
    params,
    answers: { 200: acknowledgementSchema },
  },
  open: {
    method: 'GET',
    path: '/api/operator/questions',
    summary: 'Questions that wait for an answer or were reported, oldest first (operator token)',
    access: 'operator:support',
    answers: { 200: answer(z.array(openQuestionSchema)) },
  },
  answer: {
    method: 'POST',
    path: '/api/operator/questions/{id}/answer',
    summary: "Answers a question in its store's name (operator token)",
    access: 'operator:support',
    params,
    body: questionAnswerSchema,
    answers: { 200: acknowledgementSchema },
  },
  decide: {
    method: 'POST',
    path: '/api/operator/questions/{id}/decide',
    summary: 'Shows a reported question again for good, or takes one away (operator token)',
    access: 'operator:support',
    params,
    body: questionDecisionSchema,
    answers: { 200: acknowledgementSchema },
  },
} as const satisfies Rows;
