import type { MiddlewareHandler } from 'hono';
import type { Row } from '@/lib/contract/row';
import { hasText } from '@/lib/i18n/texts';
import { InvalidFields } from '../errors';
import type { CallEnv } from './env';
import { refusedValues, unknownFields } from './unknown-fields';

type Asked = Pick<Row, 'query' | 'body' | 'form' | 'file' | 'isForeign'>;

/** Parameters that every route accepts (langOf). */
const everywhere = ['lang'];

/**
 * Refuses parameters, values and body fields that a row of the contract does not know, by 422 with their
 * names. Pages of the shop read addresses by the same schemas, which correct a wrong value by `catch`; an API
 * call is refused instead.
 */
export function onlyKnown({
  query,
  body,
  form,
  file,
  isForeign,
}: Asked): MiddlewareHandler<CallEnv> | undefined {
  if (isForeign) return undefined;
  return async (c, next) => {
    const found: Record<string, string> = {};
    const asked = queryOf(c.req.queries());
    for (const name of Object.keys(asked)) {
      if (everywhere.includes(name) || (query && Object.hasOwn(query.shape, name))) continue;
      found[name] = 'unknown_parameter';
    }
    if (query) Object.assign(found, messagesOf(refusedValues(query, asked)));
    const type = c.req.header('content-type')?.toLowerCase() ?? '';
    if (!file && type.includes('json')) {
      // The route's own validation answers 400 to malformed JSON.
      const given: unknown = await c.req.json().catch(() => undefined);
      for (const path of body ? unknownFields(body, given) : keysOf(given)) {
        found[path] = 'unknown_field';
      }
      if (body) Object.assign(found, messagesOf(refusedValues(body, given)));
    }
    if (form && type.startsWith('multipart/form-data')) {
      const given = await c.req.formData().catch(() => undefined);
      const fields = Object.fromEntries([...(given?.keys() ?? [])].map((name) => [name, '']));
      for (const path of unknownFields(form, fields)) found[path] = 'unknown_field';
    }
    if (Object.keys(found).length > 0) throw new InvalidFields(found);
    await next();
  };
}

/**
 * Converts queries to the shape that a query validator sees: a parameter given once is a text. Empty
 * parameters count as absent.
 */
function queryOf(queries: Record<string, string[]>): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(queries).map(([name, values]) => [
      name,
      values.length === 1 ? (values[0] ?? '') : values,
    ]),
  );
}

const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];

const messagesOf = (refused: ReturnType<typeof refusedValues>) =>
  Object.fromEntries(
    refused.map(({ name, message }) => [
      name,
      hasText(`validation.${message}`) ? message : 'invalid',
    ]),
  );
