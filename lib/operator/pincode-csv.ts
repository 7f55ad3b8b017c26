import { bareCode } from '@/lib/contract/schemas/numbers/identifier-text';
import type { PincodeRule } from '@/lib/contract/schemas/settings/pincodes';
import { latinDigits } from '@/lib/text/digits';

export const pincodeColumns = ['prefix', 'served', 'cash', 'extra_days', 'extra_fee'] as const;
export type PincodeColumn = (typeof pincodeColumns)[number];

/** A line (from 1) that cannot be parsed, and the faulty column; null: the number of columns. */
export type CsvProblem = { line: number; column: PincodeColumn | null };

const yes = /^(?:yes|y|true|1|हाँ|हां)$/iu;
const no = /^(?:no|n|false|0|नहीं)$/iu;

const yesOrNo = (text: string) => (yes.test(text) ? true : no.test(text) ? false : undefined);

function amount(text: string, most: number): number | undefined {
  const digits = latinDigits(text);
  if (digits === '') return 0;
  return /^\d{1,5}$/.test(digits) && Number(digits) <= most ? Number(digits) : undefined;
}

/** Parses a rule from its columns, or returns the first faulty column. */
export function readRule(cells: Record<PincodeColumn, string>): PincodeRule | PincodeColumn {
  const prefix = bareCode(cells.prefix);
  if (!/^[1-9]\d{1,5}$/.test(prefix)) return 'prefix';
  const served = yesOrNo(cells.served);
  if (served === undefined) return 'served';
  const cash = yesOrNo(cells.cash);
  if (cash === undefined) return 'cash';
  const extra_days = amount(cells.extra_days, 60);
  if (extra_days === undefined) return 'extra_days';
  const extra_fee = amount(cells.extra_fee, 10_000);
  if (extra_fee === undefined) return 'extra_fee';
  return { prefix, served, cash, extra_days, extra_fee };
}

/**
 * Parses `prefix,served,cash,extra_days,extra_fee`, a rule per line, also separated by semicolons or tabs; a
 * heading and empty lines are skipped. A repeated prefix is a problem of its later line.
 */
export function readPincodeCsv(text: string): { rules: PincodeRule[]; problems: CsvProblem[] } {
  const rules: PincodeRule[] = [];
  const problems: CsvProblem[] = [];
  const seen = new Set<string>();
  for (const [index, row] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const cells = row.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
    if (cells.every((cell) => cell === '') || (index === 0 && cells[0] === 'prefix')) continue;
    const line = index + 1;
    const [prefix = '', served = '', cash = '', extra_days = '', extra_fee = '', ...more] = cells;
    if (cells.length < 3 || more.some(Boolean)) {
      problems.push({ line, column: null });
      continue;
    }
    const rule = readRule({ prefix, served, cash, extra_days, extra_fee });
    if (typeof rule === 'string' || seen.has(rule.prefix)) {
      problems.push({ line, column: typeof rule === 'string' ? rule : 'prefix' });
      continue;
    }
    seen.add(rule.prefix);
    rules.push(rule);
  }
  return { rules, problems };
}

/** Formats the rules as `readPincodeCsv` parses them. */
export const writePincodeCsv = (rules: readonly PincodeRule[]): string =>
  [
    pincodeColumns.join(','),
    ...rules.map(({ prefix, served, cash, extra_days, extra_fee }) =>
      [prefix, served ? 'yes' : 'no', cash ? 'yes' : 'no', extra_days, extra_fee].join(','),
    ),
    '',
  ].join('\n');
