import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { log } from '@/lib/log/log';
import { firstRow } from '../../kernel/db/first-row';
import { operatorLog } from '../../kernel/db/schema/operators';
import { underLogLine } from '../../kernel/db/transaction';
import type { CallEnv } from '../../kernel/http/env';

/** Maximum characters of a logged request, as JSON. */
const mostCharacters = 4000;
/** Maximum depth and number of entries of a logged request; the rest is left out. */
const mostLevels = 8;
const mostEntries = 200;

const secrets = /password|otp|code|secret|token|pay_to/i;

/** Returns a request without secrets in a form that the database can store, cut if deep, wide or long. */
export function withoutSecrets(value: unknown): unknown {
  const kept = JSON.stringify(keep(value, 0)) ?? 'null';
  if (kept.length <= mostCharacters) return JSON.parse(kept);
  return `${kept.slice(0, mostCharacters).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function keep(value: unknown, level: number): unknown {
  if (typeof value === 'string') return storable(value);
  if (typeof value !== 'object' || value === null) return value;
  if (level === mostLevels) return '…';
  if (Array.isArray(value)) return value.slice(0, mostEntries).map((each) => keep(each, level + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, mostEntries)
      .map(([key, each]) => [storable(key), secrets.test(key) ? '…' : keep(each, level + 1)]),
  );
}

/** Replaces NUL and lone surrogates, which PostgreSQL cannot store. */
const storable = (text: string) => text.slice(0, mostCharacters).replace(/[\0\p{Cs}]/gu, '\uFFFD');

/**
 * Performs an operator's write. Logs it first, and refuses it if logging fails; records the answer afterwards. A
 * line without an answer means that the process ended during the write.
 * @param path template of the route
 */
export async function logged(
  c: Context<CallEnv>,
  path: string,
  write: () => Promise<void>,
): Promise<void> {
  const { db } = c.var;
  const isJson = /\bjson\b/i.test(c.req.header('content-type') ?? '');
  const body: unknown = isJson ? await c.req.json().catch(() => null) : null;
  const line = await db
    .insert(operatorLog)
    .values({
      operatorId: c.var.operator.id,
      action: `${c.req.method} ${path}`,
      subject: storable(c.req.path.split('/').slice(3, 5).join('/')).slice(0, 200),
      request: withoutSecrets(body),
      address: c.env?.address,
    })
    .returning({ id: operatorLog.id });
  const { id } = firstRow(line);
  await underLogLine(id, write);
  await db
    .update(operatorLog)
    .set({ status: c.res.status })
    .where(eq(operatorLog.id, id))
    .catch((error: Error) => log.error({ error, line: id }, 'an answer is not in the log'));
}
