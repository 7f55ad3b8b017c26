import { createRoute, OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import { type ZodType, z } from 'zod';
import type { Row } from '@/lib/api/contract/row';
import { scopeOfRoute } from '@/lib/api/contract/seller/scopes';
import { failureSchema } from '@/lib/api/schemas/common';
import type { ApiScope } from '@/lib/api/schemas/seller/scopes';
import { hasText } from '@/lib/i18n/texts';
import { InvalidFields } from '../kernel/errors';
import { plainFile } from '../kernel/http/bounded-bodies';
import { limited, type Recognise } from '../kernel/http/limited';
import { readingReplicas } from '../kernel/http/reading-replicas';
import { fieldWithInvalidText } from '../kernel/http/valid-text';
import { signedIn } from '../modules/accounts';
import { operatorSignedIn } from '../modules/operators';
import { sellerSignedIn, vendorSignedIn } from '../modules/sellers';
import type { HostEnv } from './context';

type Content<Of extends Row, Schema> = {
  [Type in Of extends { mediaType: infer Given extends string } ? Given : 'application/json']: {
    schema: Schema;
  };
};

type Responses<Of extends Row> = {
  [Status in keyof Of['answers']]: {
    description: string;
    content: Content<Of, Of['answers'][Status]>;
  };
};

const json = (schema: ZodType) => ({ 'application/json': { schema } });

/** The security scheme of a store's own systems, in the document. */
export const personalToken = 'personalToken';

/** Documented, and not read before the handler. */
const binary = z.string().meta({ format: 'binary' });

const methods = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  PATCH: 'patch',
  DELETE: 'delete',
} as const;

const scopes: Record<string, ApiScope | null | undefined> = scopeOfRoute;

/** The scope of personal tokens for a route of the seller area; null where they do nothing. */
function scopeOf({ method, path }: Row): ApiScope | null {
  const scope = scopes[`${method} ${path}`];
  if (scope === undefined) throw new Error(`nothing says which scope ${method} ${path} needs`);
  return scope;
}

/** The middleware that enforces a row's `access`. */
const guards = {
  everybody: () => undefined,
  shopper: () => signedIn,
  vendor: () => vendorSignedIn,
  seller: (row: Row) => {
    const { permission, path } = row;
    if (!permission) throw new Error(`${path} names no permission`);
    return sellerSignedIn({ permission, scope: scopeOf(row) });
  },
  operator: (row: Row) => operatorSignedIn(row),
};

/** Who is signed in; in the seller area also a personal token with the route's scope. */
function proofs(row: Row): Record<string, string[]>[] {
  const scope = row.access === 'seller' ? scopeOf(row) : null;
  return scope ? [{ bearer: [] }, { [personalToken]: [scope] }] : [{ bearer: [] }];
}

type Sent<Type extends string, Schema> = {
  body: { content: { [Each in Type]: { schema: Schema } }; required: true };
};

type Body<Of extends Row> = Of extends { body: infer Json extends ZodType }
  ? Sent<'application/json', Json>
  : Of extends { form: infer Form extends ZodType }
    ? Sent<'multipart/form-data', Form>
    : unknown;

type Request<Of extends Row> = Pick<Of, Extract<keyof Of, 'params' | 'query' | 'headers'>> &
  Body<Of>;

/** The types of a row's route. Handlers return successes and throw failures. */
type Route<Of extends Row> = {
  method: RouteConfig['method'];
  path: Of['path'];
  request: Request<Of>;
  responses: Responses<Of>;
};

/**
 * The route of a contract row: validates by its schemas, enforces its access and limit, and is documented
 * in /api/openapi.json.
 * @param recognise tells which callers are counted separately from strangers under the row's limit
 */
export function route<const Of extends Row>(
  row: Of,
  { recognise }: { recognise?: Recognise } = {},
) {
  const { access, limit, body, form, file, answers, mediaType = 'application/json' } = row;
  const guard = guards[access](row);
  const steps = [
    row.fromReplica && readingReplicas,
    guard,
    file && plainFile,
    limit && limited(limit, row.path, recognise),
  ];
  const before = steps.filter((step) => typeof step === 'function');
  const responses: RouteConfig['responses'] = {};
  for (const [status, schema] of Object.entries(answers)) {
    responses[status] = { description: 'Success', content: { [mediaType]: { schema } } };
  }
  responses.default = { description: 'Failure', content: json(failureSchema) };
  const content =
    (body && json(body)) ??
    (form && { 'multipart/form-data': { schema: form } }) ??
    (file && { [file === true ? 'application/octet-stream' : file]: { schema: binary } });
  const config: RouteConfig = {
    method: methods[row.method],
    path: row.path,
    summary: row.summary,
    tags: [row.path.split('/')[2] ?? 'api'],
    middleware: before.length ? before : undefined,
    security: guard ? proofs(row) : undefined,
    request: {
      params: row.params,
      query: row.query,
      headers: row.headers,
      body: content && { content, required: true },
    },
    responses,
  };
  return createRoute(config as Route<Of>);
}

/** A Hono app for a module's routes; refuses invalid fields and text that the database cannot store. */
export function routes() {
  return new OpenAPIHono<HostEnv>({
    defaultHook: (result) => {
      if (!result.success) throw new InvalidFields(fieldsOf(result.error.issues));
      const field = fieldWithInvalidText(result.data);
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
