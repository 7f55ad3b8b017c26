type Schema = {
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

/**
 * Returns the schema of a body whose objects take no unnamed fields, as `onlyKnown` refuses them. Combined parts
 * (`allOf`) stay open, because each names only some of the fields.
 */
export function closed(schema: Schema): Schema {
  if (schema.allOf) return schema;
  const { properties, additionalProperties, items, anyOf, oneOf } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, closed(field)]),
      ),
      additionalProperties: additionalProperties ?? false,
    }),
    ...(items && { items: closed(items) }),
    ...(anyOf && { anyOf: anyOf.map(closed) }),
    ...(oneOf && { oneOf: oneOf.map(closed) }),
    ...(!properties &&
      typeof additionalProperties === 'object' && {
        additionalProperties: closed(additionalProperties),
      }),
  };
}
