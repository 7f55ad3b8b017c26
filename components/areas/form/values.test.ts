import { bodyOf, type FormValues, typedValues } from './values';

const fields = [
  { name: 'code', kind: 'line' },
  { name: 'value', kind: 'number' },
  { name: 'cap', kind: 'number', empty: null },
  { name: 'ends_at', kind: 'moment', empty: null },
  { name: 'stores', kind: 'names' },
  { name: 'is_public', kind: 'check' },
] as const;

it('sends back what it was given', () => {
  const body = {
    code: 'DIWALI',
    value: 12.5,
    cap: null,
    ends_at: '2026-12-01T18:30:00+05:30',
    stores: ['aarohi-weaves', 'kala'],
    is_public: true,
  };
  expect(bodyOf(fields, typedValues(fields, body))).toEqual(body);
});

it.each([
  ['१,२९९', 1299],
  ['₹ 1,299.50', 1299.5],
  ['10%', 10],
  ['1,00,000', 100_000],
  ['1,234,567.5', 1_234_567.5],
  ['2,5', Number.NaN],
  ['1,29,9', Number.NaN],
  ['12,34', Number.NaN],
  ['ten', Number.NaN],
])('reads the number %s', (text, number) => {
  expect(bodyOf(fields, { value: text }).value).toBe(number);
});

it('sends values at their paths, as they are read, and hidden ones as empty', () => {
  const held = { value: { days: { city: { min: 1 } }, links: ['a'] }, kind: 'price', percent: 5 };
  const all = [
    { name: 'value.days.city.min', kind: 'number' },
    { name: 'value.links', kind: 'own', read: (links: unknown) => [...(links as string[]), 'b'] },
    { name: 'kind', kind: 'choice' },
    { name: 'percent', kind: 'number', when: ({ kind }: FormValues) => kind === 'percent' },
  ] as const;
  expect(bodyOf(all, typedValues(all, held))).toEqual({
    value: { days: { city: { min: 1 } }, links: ['a', 'b'] },
    kind: 'price',
    percent: undefined,
  });
});

it('sends nothing, or null, for an empty field', () => {
  expect(bodyOf(fields, { value: ' ' })).toMatchObject({ value: undefined, cap: null, stores: [] });
});
