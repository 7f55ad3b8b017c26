import { z } from 'zod';
import { refusedValues, unknownFields } from './unknown-fields';

describe('unknown fields', () => {
  const line = z.object({ sku: z.string(), quantity: z.coerce.number().optional() });
  const schema = z
    .object({
      lines: z.array(line).min(1),
      address: line.extend({ city: z.string() }).nullish(),
      names: z.record(z.string(), line),
    })
    .refine(() => true)
    .transform((value) => value);

  it.each([
    [{ lines: [{ sku: 'A' }, { sku: 'B', prise: 1 }] }, ['lines.1.prise']],
    [{ address: { city: 'Pune', __proto__: null, pin: 1 } }, ['address.pin']],
    [{ names: { en: { sku: 'A', hi: '' } }, other: 1 }, ['names.en.hi', 'other']],
    [JSON.parse('{"__proto__": {}}'), ['__proto__']],
    ['text', []],
    [null, []],
    [{ address: null, lines: 'text' }, []],
  ])('%j: %j', (value, expected) => {
    expect(unknownFields(schema, value)).toEqual(expected);
  });

  it('of a union are those that the fitting alternative does not know', () => {
    const union = z.union([
      z.object({ kind: z.literal('a'), one: z.string() }),
      z.object({ kind: z.literal('b'), two: z.string() }),
    ]);
    expect(unknownFields(union, { kind: 'a', one: '', two: '' })).toEqual(['two']);
    expect(unknownFields(union, { kind: 'b', two: '' })).toEqual([]);
  });

  it('of an intersection are those that neither side knows', () => {
    const both = z.intersection(z.object({ a: z.string() }), z.object({ b: z.string() }));
    expect(unknownFields(both, { a: '', b: '', c: '' })).toEqual(['c']);
  });

  it('are looked for behind a function that prepares a value', () => {
    const prepared = z.preprocess((value) => value, line);
    expect(unknownFields(prepared, { sku: '', x: 1 })).toEqual(['x']);
  });
});

it('finds the values that a schema would replace', () => {
  const query = z.object({
    state: z.enum(['open', 'done']).optional().catch(undefined),
    page: z.coerce.number().int().min(1).catch(1).default(1),
    name: z.string().optional(),
  });
  expect(refusedValues(query, { state: 'placed', page: '0', name: 'x' })).toMatchObject([
    { name: 'state' },
    { name: 'page' },
  ]);
  expect(refusedValues(query, { state: 'open', page: '2' })).toEqual([]);
  expect(refusedValues(query, { state: '' })).toEqual([]);
});
