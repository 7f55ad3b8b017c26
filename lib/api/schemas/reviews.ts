import { z } from 'zod';
import { reviewSchema } from './catalog';
import { answer, latinDigits, optionalLine } from './common';

/** 1 to 5, as a number or, from a form, as a digit. */
const starsSchema = z
  .union([z.string(), z.number()], { error: 'rating' })
  .transform((value) => latinDigits(String(value)).trim())
  .pipe(z.string().regex(/^[1-5]$/, 'rating'))
  .transform(Number);

/** Like `optionalLine`, but keeps the writer's line breaks, at most one empty line in a row. */
const optionalText = (max: number) =>
  z
    .string()
    .max(max * 4, 'too_long')
    .transform((value) =>
      value
        .normalize('NFC')
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n]|\p{Cs}/gu, ' ')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    )
    .pipe(z.string().max(max, 'too_long'))
    .transform((value) => value || undefined)
    .optional();

export const reviewBodySchema = z.object({
  rating: starsSchema,
  title: optionalLine(120),
  comment: optionalText(2000),
});

/** Whether the signed-in shopper may review the product, and the review they wrote. */
export const ownReviewSchema = z.object({
  can_review: z.boolean(),
  review: reviewSchema.nullable(),
});

export const reviewAnswerSchema = answer(reviewSchema);

export type ReviewBody = z.input<typeof reviewBodySchema>;
export type OwnReview = z.infer<typeof ownReviewSchema>;
