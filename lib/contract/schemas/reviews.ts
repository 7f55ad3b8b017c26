import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { latinDigits } from '@/lib/text/digits';
import { answer, idSchema, oneOf, optionalLine, optionalText, pageQuerySchema } from './common';
import { mostReviewPictures } from './picture-limits';

export const reviewPictureSchema = z.object({
  id: z.number(),
  image: z.string(),
  width: z.number(),
  height: z.number(),
});

/** The store's reply to a review. */
const replySchema = z.object({
  text: z.string(),
  language: z.enum(locales),
  created_at: z.iso.datetime(),
});

export const reviewSchema = z.object({
  id: z.number(),
  author: z.string(),
  rating: z.number(),
  title: z.string(),
  comment: z.string(),
  language: z.enum(locales),
  created_at: z.iso.datetime(),
  verified: z.boolean().describe('its writer had received the product'),
  helpful: z.number().describe('how many shoppers found it helpful'),
  pictures: z.array(reviewPictureSchema),
  reply: replySchema.nullable(),
});

const summarySchema = z.object({
  average: z.number(),
  total: z.number(),
  counts: z.record(z.enum(['1', '2', '3', '4', '5']), z.number()),
});

export const reviewsSchema = z.object({
  reviews: z.array(reviewSchema),
  /** The summary of all reviews, whatever the filter. */
  summary: summarySchema,
});

/** Reviews of hosts without pictures and votes. */
export const receivedReviewsSchema = reviewsSchema.extend({
  reviews: z.array(
    reviewSchema.extend({
      verified: reviewSchema.shape.verified.default(false),
      helpful: reviewSchema.shape.helpful.default(0),
      pictures: reviewSchema.shape.pictures.default([]),
      reply: reviewSchema.shape.reply.default(null),
    }),
  ),
});

/** `language`: those in the reader's language first, then the newest. */
export const reviewSorts = ['newest', 'language', 'helpful', 'highest', 'lowest'] as const;

/** Query of GET /api/products/{id}/reviews. */
export const reviewsQuerySchema = pageQuerySchema.extend({
  sort: z
    .enum(reviewSorts)
    .catch('newest')
    .default('newest')
    .meta({ type: 'string', enum: [...reviewSorts] }),
  language: oneOf(locales),
  rating: z.coerce
    .number<number | string>()
    .int()
    .min(1)
    .max(5)
    .optional()
    .catch(undefined)
    .meta({ type: 'integer', minimum: 1, maximum: 5, description: 'only reviews of these stars' }),
});

/** A rating from 1 to 5, as a number or as a digit from a form. */
const starsSchema = z
  .union([z.string(), z.number()], { error: 'rating' })
  .transform((value) => latinDigits(String(value)).trim())
  .pipe(z.string().regex(/^[1-5]$/, 'rating'))
  .transform(Number);

export const reviewBodySchema = z.object({
  rating: starsSchema,
  title: optionalLine(120),
  comment: optionalText(2000),
  pictures: z
    .array(idSchema)
    .max(mostReviewPictures, 'too_many_pictures')
    .optional()
    .describe('ids of POST /api/review-pictures, in their order'),
});

/** The signed-in shopper's right to review the product, their review and their votes. */
export const ownReviewSchema = z.object({
  can_review: z.boolean(),
  review: reviewSchema.nullable(),
  helpful: z.array(z.number()).describe('ids of the reviews that the shopper found helpful'),
});

export const reviewAnswerSchema = answer(reviewSchema);

export const voteSchema = z.object({ helpful: z.number() });

export type Review = z.infer<typeof reviewSchema>;
export type ReviewPicture = z.infer<typeof reviewPictureSchema>;
export type ReviewSort = (typeof reviewSorts)[number];
export type Reviews = z.infer<typeof reviewsSchema>;
export type OwnReview = z.infer<typeof ownReviewSchema>;
