import type { ZodType } from 'zod';
import type { Schema } from '@/lib/contract/row';

/** The definition of a schema, as far as it is read here. */
type Definition = {
  type: string;
  shape?: Record<string, ZodType>;
  catchall?: ZodType;
  element?: ZodType;
  items?: ZodType[];
  rest?: ZodType | null;
  valueType?: ZodType;
  innerType?: ZodType;
  in?: ZodType;
  out?: ZodType;
  options?: ZodType[];
  left?: ZodType;
  right?: ZodType;
  getter?: () => ZodType;
};

const definitionOf = (schema: Schema) => (schema as ZodType)._zod.def as unknown as Definition;

/**
 * Returns the paths of a value's fields that its schema does not know, e.g. `items.0.prise`. A field of a
 * union is known if an alternative that fits the value knows it.
 */
export function unknownFields(schema: Schema, value: unknown, path: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'object':
      return ofObject(definition, value, path);
    case 'array':
    case 'tuple':
      return entriesOf(value).flatMap(([at, each]) => {
        const item = definition.element ?? definition.items?.[Number(at)] ?? definition.rest;
        return item ? unknownFields(item, each, [...path, at]) : [];
      });
    case 'record':
      return entriesOf(value).flatMap(([key, each]) =>
        definition.valueType ? unknownFields(definition.valueType, each, [...path, key]) : [],
      );
    case 'union':
      return ofUnion(definition.options ?? [], value, path);
    case 'intersection': {
      const [left = [], right = []] = [definition.left, definition.right].map(
        (side) => side && unknownFields(side, value, path),
      );
      return left.filter((each) => right.includes(each));
    }
    default: {
      const inner = innerOf(definition);
      return inner ? unknownFields(inner, value, path) : [];
    }
  }
}

function ofObject({ shape = {}, catchall }: Definition, value: object, path: string[]): string[] {
  if (Array.isArray(value)) return [];
  return entriesOf(value).flatMap(([name, each]) => {
    const field = Object.hasOwn(shape, name) ? shape[name] : catchall;
    const isKnown = field && definitionOf(field).type !== 'never';
    return isKnown ? unknownFields(field, each, [...path, name]) : [[...path, name].join('.')];
  });
}

function ofUnion(options: ZodType[], value: object, path: string[]): string[] {
  const fitting = options.filter((option) => option.safeParse(value).success);
  const found = (fitting.length > 0 ? fitting : options).map((option) =>
    unknownFields(option, value, path),
  );
  return found.sort((a, b) => a.length - b.length)[0] ?? [];
}

/** Returns the schema inside a wrapper; for a pipe its input, or its output where the input is only a function. */
function innerOf({ type, innerType, in: input, out, getter }: Definition): ZodType | undefined {
  if (type === 'pipe' && input && definitionOf(input).type === 'transform') return out;
  return innerType ?? input ?? getter?.();
}

const entriesOf = (value: object): [string, unknown][] => Object.entries(value);

/** Returns the fields of an object whose value its schema would replace (`catch`), with the reason. */
export function refusedValues(schema: Schema, value: unknown): { name: string; message: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { type, shape = {} } = definitionOf(schema);
  if (type !== 'object') return [];
  const given = new Map(entriesOf(value));
  return Object.entries(shape).flatMap(([name, field]) => {
    const each = given.get(name);
    if (each === undefined || each === '') return [];
    const issue = issueOf(field, each);
    return issue === undefined ? [] : [{ name, message: issue }];
  });
}

/** Returns the first message of a schema inside a `catch`; undefined without `catch` or problem. */
function issueOf(schema: ZodType, value: unknown): string | undefined {
  const definition = definitionOf(schema);
  const { innerType } = definition;
  if (!innerType) return undefined;
  if (definition.type !== 'catch') return issueOf(innerType, value);
  return innerType.safeParse(value).error?.issues[0]?.message;
}
