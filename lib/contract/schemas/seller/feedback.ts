import { z } from 'zod';
import { idSchema, longText, optionalText, pageQuerySchema } from '../common';
import { questionSchema } from '../questions';
import { reviewSchema } from '../reviews';

const productSchema = z.object({
  name: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
});

const stars = z.coerce
  .number<number | string>()
  .int()
  .min(1)
  .max(5)
  .optional()
  .catch(undefined)
  .meta({ type: 'integer', minimum: 1, maximum: 5 });

const show = z
  .enum(['open', 'done', 'all'])
  .catch('open')
  .default('open')
  .meta({ type: 'string', enum: ['open', 'done', 'all'] });

/** `open`: without a reply or an answer. */
export const sellerReviewsQuerySchema = pageQuerySchema.extend({ show, rating: stars });
export const sellerQuestionsQuerySchema = pageQuerySchema.extend({ show });

export const sellerReviewSchema = reviewSchema.extend({
  product: productSchema,
  report: z
    .enum(['waiting', 'kept'])
    .nullable()
    .describe('whether the store has reported it, and what the operator decided'),
});

export const sellerReviewsSchema = z.object({
  reviews: z.array(sellerReviewSchema),
  total: z.number(),
  open: z.number().describe('without a reply, whatever the filter'),
});

export const sellerQuestionSchema = questionSchema.extend({
  product: productSchema,
  reported: z.boolean(),
});

export const sellerQuestionsSchema = z.object({
  questions: z.array(sellerQuestionSchema),
  total: z.number(),
  open: z.number().describe('without an answer, whatever the filter'),
});

export const replyBodySchema = z.object({ reply: longText(2000, 'reply_required') });

export const reportReasons = ['abusive', 'personal_data', 'other_product', 'advertising'] as const;

export const reportBodySchema = z.object({
  reason: z.enum(reportReasons, { error: 'report_reason' }),
  comment: optionalText(500),
});

export const feedbackParamsSchema = z.object({ id: idSchema });

/** A store's report of a review, as the review was then. */
export const reviewReportSchema = z.object({
  id: z.number(),
  store: z.string(),
  product: z.string(),
  rating: z.number(),
  title: z.string(),
  text: z.string(),
  reason: z.enum(reportReasons),
  comment: z.string().nullable(),
  created_at: z.iso.datetime(),
});

export type SellerReview = z.infer<typeof sellerReviewSchema>;
export type SellerQuestion = z.infer<typeof sellerQuestionSchema>;
export type ReportReason = (typeof reportReasons)[number];
export type ReviewReport = z.infer<typeof reviewReportSchema>;
