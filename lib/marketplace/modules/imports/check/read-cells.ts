import type { RowAsk, RowProblem } from '../../../kernel/db/schema/imports';
import { centimetresText, gramsText } from '../formats/amounts';
import { readNumber, readWhole } from './numbers';

type Fault = { code: string; params?: RowProblem['params'] };
/** A cell's value, or its fault, or both if a part of the cell is accepted, or a question for the store. */
export type Read<Value> = { value?: Value; fault?: Fault; ask?: RowAsk };

/** Cuts a text, at a space if there is one near the end. */
function cut(text: string, most: number): string {
  const start = text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
  const space = start.lastIndexOf(' ');
  return (space > most * 0.7 ? start.slice(0, space) : start).trim();
}

/** Returns a reader of texts that cuts what is longer. */
export const text =
  (most: number) =>
  (given: string): Read<string> => {
    const value = given
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n]|\p{Cs}/gu, ' ')
      .trim();
    if (value.length <= most) return value ? { value } : {};
    const fault = { code: 'too_long', params: { most, length: value.length } };
    return { value: cut(value, most), fault };
  };

/** Returns a reader of whole numbers within these bounds. */
export const whole =
  (least: number, most: number) =>
  (given: string): Read<number> => {
    const value = readWhole(given);
    if (value === undefined) return { fault: { code: 'whole_number' } };
    return value < least || value > most
      ? { fault: { code: 'range', params: { least, most } } }
      : { value };
  };

const measured = /^([\d.,]{1,20})\s{0,5}([a-z]{1,10})\.?$/i;
/** Reads a weight in grams; zero counts as missing, because shops write it where they have not weighed. */
const isZero = (given: string) => /^0+(?:[.,]0+)?(?:\s?[a-z]{1,9})?$/i.test(given.slice(0, 60));
export const grams = (given: string): Read<number> => {
  if (isZero(given)) return {};
  const [, number = '', unit = ''] = measured.exec(given.slice(0, 60)) ?? [];
  const read = whole(1, 1_000_000)(unit ? gramsText(number, unit) || given : given);
  return read.fault?.code === 'whole_number' ? { fault: { code: 'grams' } } : read;
};
export const centimetres = (given: string): Read<number> => {
  if (isZero(given)) return {};
  const [, number = '', unit = ''] = measured.exec(given.slice(0, 60)) ?? [];
  const value = readNumber(unit ? centimetresText(number, unit) || given : given);
  if (value === undefined) return { fault: { code: 'number' } };
  const rounded = Math.round(value * 10) / 10;
  return rounded < 0.1 || rounded > 1000
    ? { fault: { code: 'range', params: { least: 0.1, most: 1000 } } }
    : { value: rounded };
};
