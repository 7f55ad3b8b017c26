import type { CategoryAttribute } from '@/lib/api/schemas/operators/catalogue';

/** Attributes as lines such as `fabric: cotton, linen`. */
export const toLines = (attributes: readonly CategoryAttribute[]): string =>
  attributes.map(({ name, values }) => `${name}: ${values.join(', ')}`).join('\n');

/** The attributes that are written as lines; a line without a colon has no values. */
export const fromLines = (text: string): CategoryAttribute[] =>
  text
    .split('\n')
    .map((line) => line.split(/:(.*)/s))
    .map(([name = '', values = '']) => ({
      name: name.trim(),
      values: values
        .split(',')
        .map((value) => value.trim())
        .filter(Boolean),
    }))
    .filter(({ name }) => name);
