import { z } from 'zod';
import type { Rows } from '../row';
import { acknowledgementSchema, answer } from '../schemas/common';
import { questionAnswerSchema, questionDecisionSchema } from '../schemas/questions';
import {
  feedbackParamsSchema,
  replyBodySchema,
  reportBodySchema,
  reviewReportSchema,
  sellerQuestionsQuerySchema,
  sellerQuestionsSchema,
  sellerReviewsQuerySchema,
  sellerReviewsSchema,
} from '../schemas/seller/feedback';

const mine = { access: 'seller:catalogue', scope: 'feedback' } as const;
const params = feedbackParamsSchema;

export const sellerFeedbackContract = {
  reviews: {
    method: 'GET',
    path: '/api/seller/reviews',
    summary: "Reviews of the store's products, the newest first",
    ...mine,
    query: sellerReviewsQuerySchema,
    answers: { 200: answer(sellerReviewsSchema) },
  },
  reply: {
    method: 'POST',
    path: '/api/seller/reviews/{id}/reply',
    summary: "Writes the store's reply to a review, or replaces it",
    ...mine,
    params,
    body: replyBodySchema,
    answers: { 200: acknowledgementSchema },
  },
  reportReview: {
    method: 'POST',
    path: '/api/seller/reviews/{id}/report',
    summary: 'Asks the operator to take a review away; it stays until then',
    ...mine,
    params,
    body: reportBodySchema,
    answers: { 200: acknowledgementSchema },
  },
  questions: {
    method: 'GET',
    path: '/api/seller/questions',
    summary:
      "Questions about the store's products: those that wait the oldest first, else the newest",
    ...mine,
    query: sellerQuestionsQuerySchema,
    answers: { 200: answer(sellerQuestionsSchema) },
  },
  answerQuestion: {
    method: 'POST',
    path: '/api/seller/questions/{id}/answer',
    summary: 'Answers a question, or replaces the answer; who has asked is told by mail',
    ...mine,
    params,
    body: questionAnswerSchema,
    answers: { 200: acknowledgementSchema },
  },
  reportQuestion: {
    method: 'POST',
    path: '/api/seller/questions/{id}/report',
    summary: 'Reports a question, which then waits for the operator',
    ...mine,
    params,
    answers: { 200: acknowledgementSchema },
  },
  reports: {
    method: 'GET',
    path: '/api/operator/reviews/reports',
    summary: 'Reviews that stores have reported, oldest first, at most 200 (operator token)',
    access: 'operator:support',
    answers: { 200: answer(z.array(reviewReportSchema)) },
  },
  decideReport: {
    method: 'POST',
    path: '/api/operator/reviews/reports/{id}/decide',
    summary: 'Keeps a reported review for good, or deletes it (operator token)',
    access: 'operator:support',
    params,
    body: questionDecisionSchema,
    answers: { 200: acknowledgementSchema },
  },
} as const satisfies Rows;
