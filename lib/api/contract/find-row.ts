import { contract } from './contract';
import type { Row, Rows } from './row';

const rows: Row[] = Object.values<Rows>(contract).flatMap(Object.values);

/** A fixed segment goes before a parameter, as at the host: `{` comes after every letter. */
const patterns = rows
  .toSorted((one, other) => (one.path < other.path ? -1 : 1))
  .map((row) => ({
    row,
    pattern: new RegExp(`^${row.path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));

/** The row of the contract that a call is of; undefined where there is none. */
export const findRow = (method: string, path: string): Row | undefined =>
  patterns.find(({ row, pattern }) => row.method === method && pattern.test(path))?.row;
