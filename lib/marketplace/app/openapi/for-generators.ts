import { contract } from '@/lib/contract/contract';
import type { Row, Rows } from '@/lib/contract/row';
import { closed } from './closed';
import { scopeOfOperation } from './document';
import { failureResponses, failuresOf } from './failures';
import { namedSchemas } from './named-schemas';
import { tagDescriptions } from './tags';

type Answer = { $ref?: string; content?: Record<string, { schema?: unknown }> };

type Operation = {
  operationId?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  requestBody?: { content?: Record<string, { schema?: object }> };
  responses?: Record<string, Answer>;
};

type Document = {
  paths?: Record<string, Record<string, Operation>>;
  components?: Record<string, object>;
};

/** The name and the contract row of every operation, by method and path. */
const operations: ReadonlyMap<string, { operationId: string; row: Row }> = new Map(
  Object.entries<Rows>(contract).flatMap(([resource, rows]) =>
    Object.entries(rows).map(
      ([key, row]) =>
        [`${row.method} ${row.path}`, { operationId: nameOf(resource, key), row }] as const,
    ),
  ),
);

/**
 * Completes the document for client generators: every operation gets a name from its resource and key in the
 * contract (`cart.add` is `cartAdd`), which stays when its path changes, and its failures, with one common
 * schema; bodies take no other fields. Answers of the shop refer to named schemas; the seller API stays inline,
 * because its reference shows each call by itself.
 * @param siteUrl without a trailing slash
 */
export function forGenerators<Of extends object>(document: Of, siteUrl: string): Of {
  const { paths = {}, components = {} }: Document = document;
  const { components: schemas, referring } = namedSchemas();
  const tags = new Set<string>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      for (const tag of operation.tags ?? []) tags.add(tag);
      const known = operations.get(`${method.toUpperCase()} ${path}`);
      if (!known) throw new Error(`${method} ${path} is not in the contract`);
      if (!scopeOfOperation({ security: operation.security })) {
        for (const answer of Object.values(operation.responses ?? {})) refer(answer, referring);
      }
      complete(operation, known);
    }
  }
  return Object.assign(document, {
    servers: [{ url: siteUrl }],
    security: [],
    tags: [...tags].sort().map(described),
    components: { ...components, ...failureResponses(schemas) },
  });
}

function described(name: string) {
  const description = tagDescriptions[name];
  if (!description) throw new Error(`Say in tags.ts what ${name} holds`);
  return { name, description };
}

function refer({ content = {} }: Answer, referring: (schema: unknown) => unknown) {
  for (const each of Object.values(content)) each.schema = referring(each.schema);
}

function complete(operation: Operation, { operationId, row }: { operationId: string; row: Row }) {
  operation.operationId = operationId;
  operation.responses = { ...operation.responses, ...failuresOf(row) };
  if (row.isForeign) return;
  for (const content of Object.values(operation.requestBody?.content ?? {})) {
    if (content.schema) content.schema = closed(content.schema);
  }
}

function nameOf(resource: string, key: string): string {
  return resource + key.charAt(0).toUpperCase() + key.slice(1);
}
