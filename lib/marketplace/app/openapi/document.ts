import { personalToken } from '../../areas/route';
import { bodyExamples } from './body-examples';

/** Realistic example values by the name of the field. */
const named: Record<string, unknown> = {
  ...{ sku: 'KURTA-BLUE-M', name: 'Blue cotton kurta', title: 'Blue cotton kurta', slug: 'kurta' },
  ...{ price: 999, mrp: 1499, unit_price: 999, amount: 999, total: 1, stock: 12, quantity: 2 },
  ...{ order_number: 'HT-261123-8KQ2ZD', number: 'HT-261123-8KQ2ZD', carrier: 'Delhivery' },
  ...{ awb: '1490812345678', tracking_url: 'https://track.example/1490812345678' },
  ...{ pincode: '411001', city: 'Pune', state: 'Maharashtra', phone: '9876543210' },
  ...{ hsn: '62114210', gst_rate: 5, limit: 24, page: 1, message: 'Saved.' },
  ...{ image: '/media/kurta.webp', url: '/media/kurta.webp', reason: 'Counted' },
  ...{ full_name: 'Asha Rao', full_address: '12 MG Road', landmark: 'Near the banyan tree' },
  ...{ en: 'Blue cotton kurta', hi: 'नीला सूती कुर्ता', invoice_number: 'AWV/26-27/000042' },
  ...{ gtin: '8901234567894', origin_country: 'IN', note: 'Left the warehouse', code: 'KURTA' },
  ...{
    attribute: 'Fabric:Cotton',
    picture: '/media/kurta.webp',
    brand: 'Aarohi',
    colour: 'Blue',
    size: 'M',
  },
};

const moment = '2026-11-23T06:10:00.000Z';
/** Example values that have to be later than another moment of the same body. */
const ends: Record<string, string> = { ends_at: '2026-11-30T18:30:00.000Z' };
const formats: Record<string, string> = { 'date-time': moment, date: '2026-11-23' };

/** Returns a value that fits a schema, for the documentation. */
function sampleOf(schema: Schema, name = ''): unknown {
  const [given = schema.const ?? schema.enum?.[0]] = [schema.example ?? schema.examples?.[0]];
  if (given !== undefined) return given;
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return sampleOf(choice, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((each) => sampleOf(each, name)));
  const type = [schema.type].flat().find((each) => each !== 'null');
  if (type === 'object') return objectOf(schema);
  if (type === 'array') return schema.items ? [sampleOf(schema.items, name.replace(/s$/, ''))] : [];
  if (type === 'string') return textOf(schema, name);
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return numberOf(schema, name);
  return {};
}

/** Returns an example object; omits optional messages for people. */
const objectOf = ({ properties = {}, required = [] }: Schema) =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => name !== 'message' || required.includes(name))
      .map(([name, schema]) => [name, sampleOf(schema, name)]),
  );

function textOf({ format = '' }: Schema, name: string): string {
  const known = ends[name] ?? formats[format] ?? named[name];
  return typeof known === 'string' ? known : 'Text';
}

function numberOf({ minimum = 0 }: Schema, name: string): number {
  const known = named[name];
  const usual = typeof known === 'number' ? known : /(?:^|_)id$/.test(name) ? 42 : 1;
  return Math.max(minimum, usual);
}

/** Descriptions of fields with the same name in several calls; fields of one call have theirs in the schema. */
const fieldNotes: Record<string, string> = {
  success: 'True where the call did what it was asked.',
  message: 'A text for people, in the language of `lang`.',
  errors: 'What is wrong, by the name of the field.',
  page: 'From 1.',
  limit: 'Rows of a page, at most 100.',
  total: 'How many there are on all pages; of an amount, rupees in all.',
  id: 'Of the thing itself, for the paths of other calls.',
  sku: "The store's own code of what is sold.",
  product_id: 'The SKU in the shop.',
  stock: 'Units that can be sold now.',
  delta: 'By how much it changed.',
  price: 'Rupees, GST included.',
  unit_price: 'Rupees for one, GST included.',
  mrp: 'Maximum retail price in rupees, GST included.',
  amount: 'Rupees.',
  tax: 'GST in rupees.',
  taxable: 'Rupees without GST.',
  shipping: 'Delivery fee in rupees.',
  cash_due: 'Rupees to collect at the door.',
  gst_rate: 'Percent.',
  hsn: 'HSN code of the goods.',
  gtin: 'Barcode number: 8, 12, 13 or 14 digits.',
  order_number: 'The order, which may hold shipments of other stores.',
  quantity: 'How many.',
  by: 'Adds to the stock, or takes from it.',
  next_cursor: 'Where the next reading goes on, also when there is nothing more at present.',
  has_more: 'Whether more can be read at once.',
  changed_at: 'When it last changed in anything that is answered here.',
  'idempotency-key': 'Does the request once, however often it comes within 24 hours.',
  cancelled_quantity: 'How many of them were cancelled.',
  awb: "The carrier's number of the shipment.",
  tracking_url: 'Where the carrier tells the way; begins with https://.',
  moves: 'Where it may go next.',
  note: 'Kept in the timeline.',
  due_at: 'When it goes on by itself, unless somebody acts.',
  at: 'When it happened.',
  version: 'Grows with every change; sent back with the next one, so that none is lost.',
  en: 'In English.',
  hi: 'In Hindi.',
  weight_grams: 'Of one, packed.',
  origin_country: 'Two letters (ISO 3166-1).',
  expected: 'When it should arrive.',
  lang: 'Language of the texts: `en` or `hi`.',
};

/** The document's description of the API and of its two ways to authenticate. */
export const documentInfo = {
  openapi: '3.1.0',
  info: {
    title: 'Haat marketplace API',
    version: '1.0.0',
    license: { name: 'MIT', identifier: 'MIT' },
    description:
      'Money in rupees, times in ISO 8601 UTC, ?lang=en|hi picks the language. Calls with the security scheme ' +
      '`personalToken` are the seller API: they take a personal token with the scope that is named there. ' +
      'Answers tell the limits of the call by `RateLimit-Policy` and `RateLimit`. ' +
      '`?part=shop`, `?part=seller` and `?part=operator` answer a part of this document.',
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

/** Returns the scope of a call that personal tokens may make. */
export const scopeOfOperation = ({ security = [] }: Operation): string | undefined =>
  security.flatMap((each) => each[personalToken] ?? [])[0];

/** Adds to the seller API examples, and descriptions of fields by their name. */
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

/** A schema of the document, as far as it is read here: JSON Schema without references. */
type Schema = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  example?: unknown;
  examples?: unknown[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
};

type Content = Record<string, { schema?: Schema; example?: unknown }>;

export type Operation = {
  operationId?: string;
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: {
    name: string;
    in?: string;
    required?: boolean;
    description?: string;
    schema?: Schema;
  }[];
  requestBody?: { content?: Content };
  responses?: Record<string, { $ref?: string; content?: Content }>;
};

export type Document = { paths: Record<string, Record<string, Operation>> };
