import type { SizeChart, SizeMeasure } from '@/lib/contract/schemas/size-chart';
import { latinDigits } from '@/lib/text/digits';

/** A size chart in its form; values as typed. */
export type ChartDraft = {
  measures: SizeMeasure[];
  rows: { key: number; size: string; values: string[] }[];
};

let made = 0;

export const newRow = (size = '', values: string[] = []) => ({ key: ++made, size, values });

export const emptyChart = (): ChartDraft => ({
  measures: ['chest', 'length'],
  rows: ['S', 'M', 'L', 'XL'].map((size) => newRow(size)),
});

export const chartDraftOf = ({ measures, rows }: SizeChart): ChartDraft => ({
  measures,
  rows: rows.map(({ size, values }) => newRow(size, values.map(String))),
});

/** Converts the draft to a chart; a value that is not a number becomes NaN, which the API refuses. */
export const chartOf = ({ measures, rows }: ChartDraft): SizeChart => ({
  measures,
  rows: rows.map(({ size, values }) => ({
    size,
    values: measures.map((_, at) => Number(latinDigits(values[at] ?? '').trim() || Number.NaN)),
  })),
});

/** Removes a measure and its column. */
export const withoutMeasure = ({ measures, rows }: ChartDraft, at: number): ChartDraft => ({
  measures: measures.toSpliced(at, 1),
  rows: rows.map((row) => ({
    ...row,
    values: measures.map((_, index) => row.values[index] ?? '').toSpliced(at, 1),
  })),
});
