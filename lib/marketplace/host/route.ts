import { createRoute, OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import type { ZodObject, ZodType } from 'zod';
import { failureSchema } from '@/lib/api/schemas/common';
import { hasText } from '@/lib/i18n/texts';
import type { HostEnv } from './context';
import { InvalidFields } from './errors';
import { limited, type Recognise } from './limited';
import type { LimitName } from './limits';
import { unstorableField } from './storable';

type Row<Params, Query, Body, Answer, Status extends number> = {
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer;
  status?: Status;
  /** Request headers that the document names; handlers read them themselves. */
  headers?: ZodObject;
  /** E.g. `signedIn`. */
  guard?: MiddlewareHandler<HostEnv>;
  /** The limit of `limits.ts` that the route stands under. */
  limit?: LimitName;
  /** Who is counted apart from strangers under that limit. */
  recognise?: Recognise;
};

const json = <Schema extends ZodType>(schema: Schema) => ({ 'application/json': { schema } });

/** One row of the API's table: method, path and schemas, documented in /api/openapi.json. */
export function row<
  const Method extends RouteConfig['method'],
  const Path extends string,
  Answer extends ZodType,
  Params extends ZodObject = ZodObject<Record<never, never>>,
  Query extends ZodObject = ZodObject<Record<never, never>>,
  Body extends ZodType = ZodObject<Record<never, never>>,
  const Status extends number = 200,
>(method: Method, path: Path, it: Row<Params, Query, Body, Answer, Status>) {
  const status = (it.status ?? 200) as Status;
  const before = [it.guard, it.limit && limited(it.limit, it.recognise)].filter(
    (step) => step !== undefined,
  );
  return createRoute({
    method,
    path,
    summary: it.summary,
    tags: [path.split('/')[2] ?? 'api'],
    middleware: before.length ? before : undefined,
    security: it.guard ? [{ bearer: [] }] : undefined,
    request: {
      params: it.params as Params,
      query: it.query as Query,
      headers: it.headers,
      body: (it.body ? { content: json(it.body), required: true } : undefined) as {
        content: { 'application/json': { schema: Body } };
        required: true;
      },
    },
    responses: {
      [status]: { description: 'Success', content: json(it.answer) },
      default: { description: 'Failure', content: json(failureSchema) },
    } as {
      [key in Status]: { description: string; content: { 'application/json': { schema: Answer } } };
    },
  });
}

/** A row whose fields and files come as multipart/form-data. */
export function formRow<const Path extends string, Answer extends ZodType, Form extends ZodType>(
  path: Path,
  it: { summary: string; form: Form; answer: Answer; limit?: LimitName; headers?: ZodObject },
) {
  const { responses, ...rest } = row('post', path, { ...it, status: 201 });
  return createRoute({
    ...rest,
    path,
    request: {
      headers: it.headers,
      body: { content: { 'multipart/form-data': { schema: it.form } }, required: true },
    },
    responses,
  });
}

/** A module's own table of routes. What no schema has cleaned and no database can keep is refused. */
export function routes() {
  return new OpenAPIHono<HostEnv>({
    defaultHook: (result) => {
      if (!result.success) throw new InvalidFields(fieldsOf(result.error.issues));
      const field = unstorableField(result.data);
      if (field !== undefined) throw new InvalidFields({ [field]: 'invalid' });
    },
  });
}

type Issue = { path: PropertyKey[]; message: string };

/** First message of each field, as keys under `validation`. */
function fieldsOf(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) {
    const field = path.map(String).join('.') || 'body';
    fields[field] ??= hasText(`validation.${message}`) ? message : 'invalid';
  }
  return fields;
}
