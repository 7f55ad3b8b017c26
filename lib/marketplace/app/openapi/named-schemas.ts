import { OpenAPIHono } from '@hono/zod-openapi';
import type { ZodType } from 'zod';
import { addressSchema, userSchema } from '@/lib/contract/schemas/accounts';
import { cartAnswerSchema, cartItemSchema, totalsSchema } from '@/lib/contract/schemas/cart';
import {
  brandSchema,
  categorySchema,
  productCardSchema,
  productListSchema,
  productSchema,
  storeSchema,
} from '@/lib/contract/schemas/catalog';
import { acknowledgementSchema } from '@/lib/contract/schemas/common';
import { orderSchema, orderSummarySchema, trackingSchema } from '@/lib/contract/schemas/orders';
import { reviewSchema } from '@/lib/contract/schemas/reviews';
import { documentInfo } from './document';

const json = 'application/json';

/** Schemas of the shop's answers that get one named type in clients. */
const named: Record<string, ZodType> = {
  Acknowledgement: acknowledgementSchema,
  Address: addressSchema,
  Brand: brandSchema,
  Cart: cartAnswerSchema,
  CartItem: cartItemSchema,
  Category: categorySchema,
  Order: orderSchema,
  OrderSummary: orderSummarySchema,
  Product: productSchema,
  ProductCard: productCardSchema,
  ProductList: productListSchema,
  Review: reviewSchema,
  Shopper: userSchema,
  Store: storeSchema,
  Totals: totalsSchema,
  Tracking: trackingSchema,
};

/** Returns the named schemas of the document, and a function that replaces them by references. */
export function namedSchemas() {
  const schemas = written();
  const names = new Map(
    Object.entries(schemas).map(([name, schema]) => [JSON.stringify(schema), name]),
  );
  const fields = new Set(Object.values(schemas).map(fieldsOf));

  /** Returns a value whose named inner schemas are replaced by references. */
  function referring(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (fields.has(fieldsOf(value))) {
      const name = names.get(JSON.stringify(value));
      if (name) return { $ref: `#/components/schemas/${name}` };
    }
    return within(value);
  }

  function within(value: object): unknown {
    if (Array.isArray(value)) return value.map(referring);
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, referring(inner)]),
    );
  }

  const components = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, within(schema)]),
  );
  return { components, referring };
}

/** Returns each schema in the form of routes' answers, by writing a route that is never served. */
function written(): Record<string, object> {
  const writer = new OpenAPIHono();
  for (const [name, schema] of Object.entries(named)) {
    const responses = { 200: { description: name, content: { [json]: { schema } } } };
    writer.openAPIRegistry.registerPath({ method: 'get', path: `/${name}`, responses });
  }
  const { paths = {} } = writer.getOpenAPI31Document(documentInfo);
  return Object.fromEntries(
    Object.entries(paths).map(([path, { get }]) => [
      path.slice(1),
      get?.responses?.[200]?.content[json].schema ?? {},
    ]),
  );
}

/** Returns the field names, a cheap key that distinguishes most schemas. */
const fieldsOf = ({ properties }: { properties?: object }): string =>
  properties ? Object.keys(properties).join(' ') : '';
