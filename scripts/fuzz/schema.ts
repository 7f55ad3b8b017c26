import type { Dice } from './dice';
import { anyText, anyValue } from './hostile';

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

/** Right values by the name of a field. */
export type Facts = Record<string, readonly (string | number)[]>;

/** A value that fits the schema, but for what `badPercent` of its fields hold. */
export function fitting(
  schema: JsonSchema,
  { dice, facts, badPercent }: { dice: Dice; facts: Facts; badPercent: number },
  name = '',
): unknown {
  const inner = (part: JsonSchema, of = name) => fitting(part, { dice, facts, badPercent }, of);
  if (name && dice.percent(badPercent)) return dice.percent(70) ? anyText(dice) : anyValue(dice);
  if (schema.allOf) {
    return Object.assign({}, ...schema.allOf.map((part) => inner(part)));
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices?.length) return inner(dice.pick(choices));
  if (schema.properties) {
    const fields = Object.entries(schema.properties).filter(
      ([field]) => schema.required?.includes(field) || dice.percent(80),
    );
    return Object.fromEntries(fields.map(([field, part]) => [field, inner(part, field)]));
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum?.length) return dice.pick(schema.enum);
  const type = [schema.type ?? 'string'].flat()[0];
  if (type === 'array') return Array.from({ length: dice.int(3) }, () => inner(schema.items ?? {}));
  if (type === 'object') {
    const { additionalProperties: part } = schema;
    return {
      [String(fact(dice, facts, 'id'))]: inner(typeof part === 'object' ? part : {}, 'quantity'),
    };
  }
  if (type === 'boolean') return dice.percent(70);
  if (type === 'number' || type === 'integer')
    return Number(fact(dice, facts, name)) || dice.int(100);
  return String(fact(dice, facts, name));
}

const fact = (dice: Dice, facts: Facts, name: string) =>
  dice.pick(facts[name]?.length ? (facts[name] ?? []) : ['plain', '1', '7']);
