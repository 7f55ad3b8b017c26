import { z } from 'zod';
import { contract } from './contract';
import type { Row, Rows } from './row';

const rows: Row[] = Object.values<Rows>(contract).flatMap(Object.values);

/** A fixed segment precedes a parameter, as at the host: `{` sorts after every letter. */
const patterns = rows
  .toSorted((one, other) => (one.path < other.path ? -1 : 1))
  .map((row) => ({
    row,
    pattern: new RegExp(`^${row.path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));

/** Returns the contract row of a call; undefined if there is none. */
export const findRow = (method: string, path: string): Row | undefined =>
  patterns.find(({ row, pattern }) => row.method === method && pattern.test(path))?.row;

/** An external API host's answer after validation. */
export type CheckedAnswer = {
  status: number;
  body: unknown;
  /** The route and the invalid fields of a broken contract, without values, for the log. */
  broken?: { route: string; places: string[] };
};

const failureSchema = z
  .object({
    message: z.string().optional().catch(undefined),
    errors: z.record(z.string(), z.string()).optional().catch(undefined),
    data: z.unknown().optional(),
  })
  .catch({})
  .transform((failure) => ({ success: false, ...failure }));

const refusal = z.looseObject({ success: z.literal(false) });
const unclear = z.object({ success: z.never().optional(), message: z.string() });

/**
 * Parses an answer of an external API host, which is not trusted, by its contract row; unknown fields are
 * removed. A success that breaks the contract becomes a 502.
 */
export function checkedAnswer(
  { method, path }: { method: string; path: string },
  { status, body }: { status: number; body: unknown },
): CheckedAnswer {
  const row = findRow(method, path);
  if (!row) return { status, body };
  if (status >= 400 || refusal.safeParse(body).success) {
    return { status, body: failureSchema.parse(body) };
  }
  const schema = row.accepts ?? row.answers[200] ?? row.answers[201];
  if (!schema || status >= 300) return { status, body };
  const { success, data, error } = (schema as z.ZodType).safeParse(body);
  if (success) return { status, body: data };
  // A host may report a failure by its message alone, according to the specification.
  const said = unclear.safeParse(body).data?.message;
  return {
    status: 502,
    body: { success: false, message: said },
    broken: { route: `${row.method} ${row.path}`, places: placesOf(error) },
  };
}

const placesOf = ({ issues }: z.ZodError): string[] =>
  issues.slice(0, 5).map(({ path, message }) => `${path.map(String).join('.')}: ${message}`);
