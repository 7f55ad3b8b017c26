import { createRoute, OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import { type ZodType, z } from 'zod';
import { callerOf, scopeOf } from '@/lib/contract/access';
import type { Row, Schema } from '@/lib/contract/row';
import { failureSchema } from '@/lib/contract/schemas/common';
import { hasText } from '@/lib/i18n/texts';
import { InvalidFields } from '../kernel/errors';
import { plainFile } from '../kernel/http/bounded-bodies';
import { onlyKnown } from '../kernel/http/known-fields';
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

const json = 'application/json';

const content = (type: string, schema: Schema) => ({ [type]: { schema: schema as ZodType } });

/** The document's security scheme for a store's own systems. */
export const personalToken = 'personalToken';

/** The schema of a binary body, which is documented but read only by the handler. */
const binary = z.string().meta({ format: 'binary' });

const methods = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  PATCH: 'patch',
  DELETE: 'delete',
} as const;

/** Returns the middleware that enforces a row's `access`; undefined if everybody may call it. */
function guardOf(row: Row) {
  const caller = callerOf(row.access);
  switch (caller.kind) {
    case 'everybody':
      return undefined;
    case 'shopper':
      return signedIn;
    case 'vendor':
      return vendorSignedIn;
    case 'seller':
      return sellerSignedIn({ ...row, permission: caller.permission, scope: scopeOf(row) });
    case 'operator':
      return operatorSignedIn({ ...row, permission: caller.permission });
  }
}

/** Returns the ways to sign in; in the seller area also a personal token with the route's scope. */
function proofs(row: Row): Record<string, string[]>[] {
  const scope = scopeOf(row);
  return scope ? [{ bearer: [] }, { [personalToken]: [scope] }] : [{ bearer: [] }];
}

type Sent<Type extends string, Schema> = {
  body: { content: { [Each in Type]: { schema: Schema } }; required: true };
};

type Body<Of extends Row> = Of extends { body: infer Json }
  ? Sent<'application/json', Json>
  : Of extends { form: infer Form }
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
 * Creates the route of a contract row: validates by its schemas, enforces its access and limit, and is documented
 * in /api/openapi.json.
 * @param recognise tells which callers are counted separately from strangers under the row's limit
 */
export function route<const Of extends Row>(
  row: Of,
  { recognise }: { recognise?: Recognise } = {},
) {
  const { limit, body, form, file, answers, mediaType = json } = row;
  const guard = guardOf(row);
  const steps = [
    row.fromReplica && readingReplicas,
    guard,
    file && plainFile,
    limit && limited(limit, row.path, recognise),
    onlyKnown(row),
  ];
  const before = steps.filter((step) => typeof step === 'function');
  const responses: RouteConfig['responses'] = {};
  for (const [status, schema] of Object.entries(answers)) {
    responses[status] = { description: 'Success', content: content(mediaType, schema) };
  }
  responses.default = { description: 'Failure', content: content(json, failureSchema) };
  const sent =
    (body && content(json, body)) ??
    (form && content('multipart/form-data', form)) ??
    (file && content(file === true ? 'application/octet-stream' : file, binary));
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
      body: sent && { content: sent, required: true },
    },
    responses,
  };
  return createRoute(config as Route<Of>);
}

/** Creates a Hono app for a module's routes; it refuses invalid fields and text that the database cannot store. */
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

/** Returns the first message of each field, as keys under `validation`. */
function fieldsOf(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) {
    const field = path.map(String).join('.') || 'body';
    fields[field] ??= hasText(`validation.${message}`) ? message : 'invalid';
  }
  return fields;
}
