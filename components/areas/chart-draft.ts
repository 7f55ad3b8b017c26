import type { SizeChart, SizeMeasure } from '@/lib/api/schemas/size-chart';
import { latinDigits } from '@/lib/i18n/digits';

/** A chart as its form has it; values as they were typed. */
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

/** The chart that is typed; a value that is no number is NaN, which the API refuses. */
export const chartOf = ({ measures, rows }: ChartDraft): SizeChart => ({
  measures,
  rows: rows.map(({ size, values }) => ({
    size,
    values: measures.map((_, at) => Number(latinDigits(values[at] ?? '').trim() || Number.NaN)),
  })),
});

/** Takes the measure at that place away, and its column. */
export const withoutMeasure = ({ measures, rows }: ChartDraft, at: number): ChartDraft => ({
  measures: measures.toSpliced(at, 1),
  rows: rows.map((row) => ({
    ...row,
    values: measures.map((_, index) => row.values[index] ?? '').toSpliced(at, 1),
  })),
});
