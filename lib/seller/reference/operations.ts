/** A schema of /api/openapi.json, with the parts that the reference shows. */
type Schema = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

type Content = Record<string, { schema?: Schema; example?: unknown }>;

export type OpenApi = {
  paths: Record<
    string,
    Record<
      string,
      {
        summary?: string;
        security?: Record<string, string[]>[];
        parameters?: {
          name: string;
          in: string;
          required?: boolean;
          description?: string;
          schema?: Schema;
        }[];
        requestBody?: { content?: Content };
        responses?: Record<string, { content?: Content }>;
      }
    >
  >;
};

export type Field = {
  name: string;
  /** Nesting depth. */
  depth: number;
  type: string;
  isRequired: boolean;
  description?: string;
  values?: string[];
};

type Body = { mediaType: string; fields: Field[]; example?: string };

/** A call that personal tokens may make. */
export type Operation = {
  method: string;
  path: string;
  scope: string;
  summary: string;
  /** Path and query parameters. */
  parameters: (Field & { isInPath: boolean })[];
  body?: Body;
  answer?: Body & { status: string };
};

/** Returns the calls of the seller API, grouped by the resource of their scope, in the order of the document. */
export function operationsOf({ paths }: OpenApi): Map<string, Operation[]> {
  const groups = new Map<string, Operation[]>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const scope = operation.security?.flatMap(({ personalToken = [] }) => personalToken)[0];
      if (!scope) continue;
      const [group = ''] = scope.split(':');
      const [status] = Object.keys(operation.responses ?? {});
      const answer = status ? bodyOf(operation.responses?.[status]?.content) : undefined;
      const found: Operation = {
        method: method.toUpperCase(),
        path,
        scope,
        summary: operation.summary ?? '',
        parameters: (operation.parameters ?? []).map((each) => ({
          ...fieldOf(each.name, each.schema ?? {}, 0, each.required === true),
          description: each.description,
          isInPath: each.in === 'path',
        })),
        body: bodyOf(operation.requestBody?.content),
        answer: answer && status ? { ...answer, status } : undefined,
      };
      groups.set(group, [...(groups.get(group) ?? []), found]);
    }
  }
  return groups;
}

function bodyOf(content: Content | undefined): Body | undefined {
  const [first] = Object.entries(content ?? {});
  if (!first) return undefined;
  const [mediaType, { schema, example }] = first;
  const shown = example === undefined ? undefined : JSON.stringify(example, null, 2);
  return { mediaType, fields: fieldsOf(schema ?? {}, 0), example: shown };
}

function fieldsOf(schema: Schema, depth: number): Field[] {
  const { properties = {}, required = [] } = innermost(schema);
  return Object.entries(properties).flatMap(([name, field]) => [
    fieldOf(name, field, depth, required.includes(name)),
    ...fieldsOf(field, depth + 1),
  ]);
}

function fieldOf(name: string, schema: Schema, depth: number, isRequired: boolean): Field {
  const { description } = schema;
  const values = innermost(schema).enum?.map(String);
  return { name, depth, type: typeOf(schema), isRequired, description, values };
}

/** Returns the item schema of an array, and the non-null schema of a nullable value. */
function innermost(schema: Schema): Schema {
  const choice = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null');
  if (choice) return innermost(choice);
  return schema.items ? innermost(schema.items) : schema;
}

function typeOf(schema: Schema): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(typeOf))].join(' | ');
  const types = [schema.type ?? 'any'].flat();
  const named = types.map((type) =>
    type === 'array' ? `${typeOf(schema.items ?? {})}[]` : withFormat(type, schema),
  );
  return named.join(' | ');
}

const withFormat = (type: string, { format }: Schema) =>
  format && type !== 'null' ? `${type} (${format})` : type;

/** True if a call has all words of a search in its method, path, scope, summary or fields. */
export function isFound(operation: Operation, search: string): boolean {
  const { method, path, scope, summary, parameters, body, answer } = operation;
  const fields = [...parameters, ...(body?.fields ?? []), ...(answer?.fields ?? [])];
  const names = fields.map(({ name }) => name);
  const text = [method, path, scope, summary, ...names].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Returns the call as a curl command, at this shop's own address. */
export function curlOf({ method, path, body, answer }: Operation, origin: string): string {
  const address = origin + path.replace(/\{\w+\}/g, '42');
  const isFile = body && body.mediaType !== 'application/json';
  const parts = [
    method === 'GET' ? 'curl' : `curl -X ${method}`,
    quoted(address),
    `-H ${quoted('Authorization: Bearer haat_…')}`,
    ...(body?.example ? [`-H ${quoted('Content-Type: application/json')}`] : []),
    ...(body?.example ? [`-d ${quoted(JSON.stringify(JSON.parse(body.example)))}`] : []),
    ...(isFile ? fileOf(body) : []),
    ...(answer && answer.mediaType !== 'application/json' ? ['-OJ'] : []),
  ];
  return parts.join(' \\\n  ');
}

function fileOf({ mediaType, fields }: NonNullable<Operation['body']>): string[] {
  if (mediaType === 'multipart/form-data')
    return fields.map(({ name }) => `-F ${name}=@${name}.jpg`);
  return [`-H ${quoted(`Content-Type: ${mediaType}`)}`, '--data-binary @listings.csv'];
}
