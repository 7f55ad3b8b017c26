import { z } from 'zod';
import { inFields } from '../by-language';
import { answer, idSchema, line, optionalLine } from '../common';
import { sizeChartSchema, writtenSizeChartSchema } from '../size-chart';

/** The name is for the store alone; shoppers read the chart. */
export const storeSizeChartBodySchema = z.object({
  ...inFields('name', line(60, 'name_required'), optionalLine(60)),
  chart: writtenSizeChartSchema,
});

export const storeSizeChartParamsSchema = z.object({ id: idSchema });

const storeSizeChartSchema = z.object({
  id: z.number(),
  ...inFields('name', z.string(), z.string().nullable()),
  chart: sizeChartSchema,
  /** The number of listings that show it. */
  listings: z.number(),
});

export const storeSizeChartsAnswerSchema = answer(z.array(storeSizeChartSchema));

export type StoreSizeChart = z.infer<typeof storeSizeChartSchema>;
export type StoreSizeChartBody = z.output<typeof storeSizeChartBodySchema>;
