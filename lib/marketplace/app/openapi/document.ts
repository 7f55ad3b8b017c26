import { personalToken } from '../../areas/route';
import { bodyExamples } from './body-examples';
import { fieldNotes } from './field-notes';
import { sampleOf } from './sample';
import type { Content, Document, Operation, Schema } from './schema';

/** What the document says of itself and of the two ways to prove who calls. */
export const documentInfo = {
  openapi: '3.1.0',
  info: {
    title: 'Haat marketplace API',
    version: '1.0.0',
    description:
      'Money in rupees, times in ISO 8601 UTC, ?lang=en|hi picks the language. Calls with the security scheme ' +
      '`personalToken` are the seller API: they take a personal token with the scope that is named there.',
  },
};

export const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The token of somebody who is signed in' },
  [personalToken]: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'haat_[0-9A-Za-z]{46}',
    description: "A personal token of a store's own system, made at /seller/api",
  },
} as const;

/** The scope of a call that personal tokens may make. */
export const scopeOfOperation = ({ security = [] }: Operation): string | undefined =>
  security.flatMap((each) => each[personalToken] ?? [])[0];

/** Adds to the seller API what its routes do not say: examples, and what fields mean by their name. */
export function completed<Of extends object>(document: Of): Of {
  const { paths } = document as unknown as Document;
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      if (!scopeOfOperation(operation)) continue;
      const route = `${method.toUpperCase()} ${path}`;
      for (const each of operation.parameters ?? []) each.description ??= noteOf(each.name);
      complete(operation.requestBody?.content, bodyExamples[route]);
      for (const { content } of Object.values(operation.responses ?? {})) complete(content);
    }
  }
  return document;
}

function complete(content: Content = {}, example?: unknown): void {
  const json = content['application/json'];
  if (!json?.schema) return;
  describeFields(json.schema);
  json.example = example ?? sampleOf(json.schema);
}

function describeFields(schema: Schema): void {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    field.description ??= noteOf(name);
    describeFields(field);
  }
  const inner = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  for (const each of inner) if (each) describeFields(each);
}

const noteOf = (name: string): string | undefined =>
  Object.hasOwn(fieldNotes, name) ? fieldNotes[name] : undefined;
