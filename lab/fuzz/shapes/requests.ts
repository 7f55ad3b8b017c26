import { fitting, type JsonSchema, type KnownValues } from '../schema';
import { choicesOf } from '../seeded-choices';
import type { Target } from '../targets';
import { shapedMails, shapedPictures, shapedTables } from './files';
import { textShapes } from './texts';

export type Caller = 'nobody' | 'shopper' | 'seller' | 'operator' | 'mail';

/** A request whose body, or a text of it, once blocked the process. */
export type ShapedRequest = {
  /** A description of its content and target. */
  name: string;
  caller: Caller;
  method: string;
  address: string;
  type: string;
  body: () => Buffer;
};

type Of = { targets: readonly Target[]; known: KnownValues; seed: number };

const mostBytes = 900_000;

/** Returns files and structures first, which are few, then each text field of the contract in each shape, mixed. */
export function shapedRequests({ targets, known, seed }: Of): ShapedRequest[] {
  const writes = targets.filter(({ body }) => body);
  const choices = choicesOf(seed, 0);
  const files = [
    ...writes.filter(isForm).flatMap((target) => ofForm(target, known)),
    ...ofImports(),
    ...ofMails(),
  ];
  const texts = writes
    .filter((target) => !isForm(target))
    .flatMap((target) => [...ofStructures(target, known), ...ofTexts(target, known)]);
  return [...mixed(files, choices), ...mixed(texts, choices)];
}

const isForm = ({ body }: Target) => body?.type === 'multipart/form-data';

function mixed<Item>(items: readonly Item[], { int }: { int: (below: number) => number }): Item[] {
  const left = [...items];
  for (let at = left.length - 1; at > 0; at--) {
    const other = int(at + 1);
    [left[at], left[other]] = [left[other] as Item, left[at] as Item];
  }
  return left;
}

function callerOf(template: string): Caller {
  if (template.startsWith('/api/operator/')) return 'operator';
  if (template.startsWith('/api/seller/')) return 'seller';
  return 'shopper';
}

const placed = (template: string, known: KnownValues) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(known[name]?.[0] ?? 1)),
  );

const to = ({ template, method }: Target, known: KnownValues) => ({
  caller: callerOf(template),
  method,
  address: placed(template, known),
});

/** Returns bodies with all texts in one shape, as long as each field allows; fields with another form reject it. */
function ofTexts(target: Target, known: KnownValues): ShapedRequest[] {
  const schema = target.body?.schema ?? {};
  return Object.entries(textShapes).map(([name, shape]) => ({
    ...to(target, known),
    name: `${name} in ${target.method} ${target.template}`,
    type: 'application/json',
    body: () => {
      const right = fitting(schema, { choices: choicesOf(1, 1), known, badPercent: 0 });
      const count = Math.max(1, countTexts(right, schema));
      const most = Math.floor(mostBytes / 7 / count);
      return Buffer.from(
        JSON.stringify(shaped(right, schema, (of) => shape(Math.min(of ?? most, most)))),
      );
    },
  }));
}

type Bounded = JsonSchema & { maxLength?: number };

const isText = (value: unknown, schema: JsonSchema) =>
  typeof value === 'string' && !schema.enum && schema.const === undefined;

const fieldOf = (schema: JsonSchema, name: string): JsonSchema =>
  schema.properties?.[name] ??
  [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].find(
    (part) => part.properties?.[name],
  )?.properties?.[name] ??
  {};

const partsOf = (value: object, schema: JsonSchema): [string, unknown, JsonSchema][] =>
  Object.entries(value).map(([name, inner]) => [
    name,
    inner,
    Array.isArray(value) ? (schema.items ?? {}) : fieldOf(schema, name),
  ]);

function countTexts(value: unknown, schema: JsonSchema): number {
  if (isText(value, schema)) return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return partsOf(value, schema).reduce((sum, [, inner, part]) => sum + countTexts(inner, part), 0);
}

function shaped(value: unknown, schema: Bounded, text: (most?: number) => string): unknown {
  if (isText(value, schema)) return text(schema.maxLength);
  if (typeof value !== 'object' || value === null) return value;
  const parts = partsOf(value, schema).map(
    ([name, inner, part]) => [name, shaped(inner, part, text)] as const,
  );
  return Array.isArray(value) ? parts.map(([, inner]) => inner) : Object.fromEntries(parts);
}

/** Returns bodies that are deep, wide or long. */
function ofStructures(target: Target, known: KnownValues): ShapedRequest[] {
  const [field = 'a'] = Object.keys(target.body?.schema.properties ?? {});
  const bodies: Record<string, () => string> = {
    'deep arrays': () => `{"${field}":${'['.repeat(400_000)}${']'.repeat(400_000)}}`,
    'deep objects': () => `{"${field}":${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}}`,
    'a wide object': () =>
      `{${Array.from({ length: 60_000 }, (_, nth) => `"k${nth}":1`).join(',')}}`,
    'a wide array': () => `{"${field}":[${Array(200_000).fill('{}').join(',')}]}`,
    'a long number': () => `{"${field}":${'9'.repeat(mostBytes)}}`,
  };
  return Object.entries(bodies).map(([name, body]) => ({
    ...to(target, known),
    name: `${name} in ${target.method} ${target.template}`,
    type: 'application/json',
    body: () => Buffer.from(body()),
  }));
}

const line = '\r\n';

/** Returns forms with names, texts and pictures in such shapes. */
function ofForm(target: Target, known: KnownValues): ShapedRequest[] {
  const schema = target.body?.schema ?? {};
  const names = Object.keys(schema.properties ?? { file: {} });
  const fileField = names.find((name) => /file|picture|logo|banner/.test(name)) ?? 'file';
  const form = (parts: [head: string, content: Buffer | string][]) =>
    Buffer.concat([
      ...parts.flatMap(([head, content]) => [
        Buffer.from(`--haat${line}Content-Disposition: form-data; ${head}${line}${line}`),
        Buffer.from(content),
        Buffer.from(line),
      ]),
      Buffer.from(`--haat--${line}`),
    ]);
  const fileHead = (file: string, type = 'image/png') =>
    `name="${fileField}"; filename="${file.replace(/["\r\n\\]/g, '')}"${line}Content-Type: ${type}`;
  const bodies: [string, () => Buffer][] = [
    ...Object.entries(textShapes).flatMap(([name, shape]): [string, () => Buffer][] => [
      [`a file name of ${name}`, () => form([[fileHead(shape(400_000)), 'x']])],
      [`a short file name of ${name}`, () => form([[fileHead(shape(1200)), '%PDF-1.4 x']])],
      [`texts of ${name}`, () => form(names.map((field) => [`name="${field}"`, shape(9000)]))],
      [
        `long texts of ${name}`,
        () => form(names.map((field) => [`name="${field}"`, shape(500_000)])),
      ],
    ]),
    ['a file name of 9 MB', () => form([[fileHead('a'.repeat(9e6)), 'x']])],
    ['150,000 parts', () => form(Array(150_000).fill(['name="a"', 'b']))],
    ...shapedPictures().map((picture): [string, () => Buffer] => [
      picture.name,
      () => form([[fileHead(picture.file), picture.bytes()]]),
    ]),
  ];
  return bodies.map(([name, body]) => ({
    ...to(target, known),
    name: `${name} in ${target.method} ${target.template}`,
    type: 'multipart/form-data; boundary=haat',
    body,
  }));
}

const ofImports = (): ShapedRequest[] =>
  (['seller', 'operator'] as const).flatMap((caller) =>
    shapedTables().map(({ name, file, bytes }) => ({
      ...{ name: `${name} of the ${caller}`, caller, method: 'POST' },
      address: `/api/${caller}/imports?name=${file}`,
      type: 'application/octet-stream',
      body: bytes,
    })),
  );

const ofMails = (): ShapedRequest[] =>
  shapedMails().map(({ name, bytes }) => ({
    ...{
      name,
      caller: 'mail',
      method: 'POST',
      address: '/api/mail/inbound',
      type: 'message/rfc822',
    },
    body: bytes,
  }));
