import type { Context } from 'hono';
import { operatorLog } from '../db/schema/operators';
import type { HostEnv } from '../host/context';
import { fieldWithInvalidText } from '../host/valid-text';

/** Longest request that is kept, as JSON. */
const mostCharacters = 4000;

const secrets = /password|otp|code|secret|token|pay_to/i;

/** A request without secrets, cut where it is long; null where the database could not store its text. */
export function withoutSecrets(value: unknown): unknown {
  if (fieldWithInvalidText(value) !== undefined) return null;
  const kept = JSON.stringify(value, (key, each) => (secrets.test(key) ? '…' : each)) ?? 'null';
  if (kept.length <= mostCharacters) return JSON.parse(kept);
  return `${kept.slice(0, mostCharacters).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Adds a line to the log: who asked for which change of what, and how it was answered. */
export async function logWrite(c: Context<HostEnv>, path: string): Promise<void> {
  const body: unknown = await c.req.json().catch(() => null);
  await c.var.db.insert(operatorLog).values({
    operatorId: c.var.operator.id,
    action: `${c.req.method} ${path}`,
    subject: c.req.path.split('/').slice(3, 5).join('/').slice(0, 200),
    request: withoutSecrets(body),
    status: c.res.status,
    address: c.env?.address,
  });
}
