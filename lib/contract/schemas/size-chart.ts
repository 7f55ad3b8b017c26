import { z } from 'zod';
import { byLanguage } from './by-language';
import { line } from './common';

/** Measures of a size chart: centimetres, and the European number of a shoe. */
export const sizeMeasures = [
  'chest',
  'bust',
  'waist',
  'hip',
  'shoulder',
  'length',
  'foot',
  'eu',
  'diameter',
] as const;

/** A measure of the list, or one named by a store; in centimetres. */
export const sizeMeasureSchema = z.union([z.enum(sizeMeasures), byLanguage(z.string())]);

/** A listing's sizes with their measures; `values` in the order of `measures`. */
export const sizeChartSchema = z.object({
  measures: z.array(sizeMeasureSchema).min(1).max(6),
  rows: z
    .array(z.object({ size: z.string(), values: z.array(z.number()) }))
    .min(1)
    .max(40),
});

/** A chart as entered: each row has a value for each measure. */
export const writtenSizeChartSchema = z
  .object({
    measures: z
      .array(z.union([z.enum(sizeMeasures), byLanguage(line(40))]))
      .min(1, 'size_chart_measures')
      .max(6, 'size_chart_measures'),
    rows: z
      .array(
        z.object({
          size: line(40),
          values: z.array(z.number({ error: 'measure' }).min(0.1, 'measure').max(500, 'measure')),
        }),
      )
      .min(1, 'size_chart_rows')
      .max(40, 'size_chart_rows'),
  })
  .superRefine(({ measures, rows }, issues) => {
    rows.forEach(({ values }, row) => {
      if (values.length === measures.length) return;
      issues.addIssue({ code: 'custom', message: 'measure', path: ['rows', row, 'values'] });
    });
  });

export type SizeChart = z.infer<typeof sizeChartSchema>;
export type SizeMeasure = z.infer<typeof sizeMeasureSchema>;
