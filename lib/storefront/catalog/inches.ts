import type { SizeMeasure } from '@/lib/contract/schemas/size-chart';

/** Returns a measure in centimetres with its inches in half steps, as tailors say them: `86 (34″)`. */
export function withInches(measure: SizeMeasure | undefined, value: number): string {
  // The European number of a shoe is no length.
  if (measure === 'eu') return String(value);
  return `${value} (${Math.round((value / 2.54) * 2) / 2}″)`;
}
