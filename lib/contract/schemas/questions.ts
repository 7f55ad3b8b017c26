import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { longText, oneOf, pageQuerySchema } from './common';

const language = z.enum(locales);

export const questionSchema = z.object({
  id: z.number(),
  author: z.string(),
  question: z.string(),
  language,
  created_at: z.iso.datetime(),
  /** The store's answer; null if there is none yet. */
  answer: z.object({ text: z.string(), language, created_at: z.iso.datetime() }).nullable(),
});

/** Answered questions, the newest answer first. */
export const questionsSchema = z.object({
  questions: z.array(questionSchema),
  total: z.number(),
});

export const questionsQuerySchema = pageQuerySchema.extend({ language: oneOf(locales) });

export const questionBodySchema = z.object({ question: longText(500, 'question_required') });

/** An unanswered or reported question. */
export const openQuestionSchema = questionSchema.extend({
  product: z.object({ name: z.string(), slug: z.string() }),
  store: z.string(),
  reported: z.boolean(),
});

export const questionAnswerSchema = z.object({ answer: longText(2000, 'answer_required') });
export const questionDecisionSchema = z.object({ show: z.boolean() });

export type Question = z.infer<typeof questionSchema>;
export type Questions = z.infer<typeof questionsSchema>;
export type OpenQuestion = z.infer<typeof openQuestionSchema>;
