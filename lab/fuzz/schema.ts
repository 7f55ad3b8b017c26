import { anyText, anyValue } from './hostile-texts';
import type { Choices } from './seeded-choices';

/** The part of JSON Schema that zod writes. */
export type JsonSchema = {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
};

/** Valid values by field name. */
export type KnownValues = Record<string, readonly (string | number)[]>;

/** Returns a value that fits the schema, except `badPercent` of its fields. */
export function fitting(
  schema: JsonSchema,
  { choices, known, badPercent }: { choices: Choices; known: KnownValues; badPercent: number },
  name = '',
): unknown {
  const inner = (part: JsonSchema, of = name) => fitting(part, { choices, known, badPercent }, of);
  if (name && choices.percent(badPercent))
    return choices.percent(70) ? anyText(choices) : anyValue(choices);
  if (schema.allOf) {
    return Object.assign({}, ...schema.allOf.map((part) => inner(part)));
  }
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants?.length) return inner(choices.pick(variants));
  if (schema.properties) {
    const fields = Object.entries(schema.properties).filter(
      ([field]) => schema.required?.includes(field) || choices.percent(80),
    );
    return Object.fromEntries(fields.map(([field, part]) => [field, inner(part, field)]));
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum?.length) return choices.pick(schema.enum);
  const type = [schema.type ?? 'string'].flat()[0];
  if (type === 'array')
    return Array.from({ length: choices.int(3) }, () => inner(schema.items ?? {}));
  if (type === 'object') {
    const { additionalProperties: part } = schema;
    return {
      [String(knownValue(choices, known, 'id'))]: inner(
        typeof part === 'object' ? part : {},
        'quantity',
      ),
    };
  }
  if (type === 'boolean') return choices.percent(70);
  if (type === 'number' || type === 'integer')
    return Number(knownValue(choices, known, name)) || choices.int(100);
  return String(knownValue(choices, known, name));
}

const knownValue = (choices: Choices, known: KnownValues, name: string) =>
  choices.pick(known[name]?.length ? (known[name] ?? []) : ['plain', '1', '7']);
