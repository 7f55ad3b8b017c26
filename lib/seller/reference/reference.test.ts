import { curlOf, isFound, type OpenApi, operationsOf } from './operations';

const document: OpenApi = {
  paths: {
    '/api/seller/stock-movements': {
      post: {
        summary: 'Corrects stock',
        security: [{ bearer: [] }, { personalToken: ['stock:write'] }],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['sku'],
                properties: {
                  sku: { type: 'string', description: 'A code' },
                  lines: {
                    type: 'array',
                    items: {
                      type: 'object',
                      properties: { at: { type: ['string', 'null'], format: 'date' } },
                    },
                  },
                },
              },
              example: { sku: "Asha's" },
            },
          },
        },
        responses: { 200: { content: { 'application/pdf': { schema: { type: 'string' } } } } },
      },
    },
    '/api/seller/staff': { get: { security: [{ bearer: [] }] } },
  },
};

const [operation] = operationsOf(document).get('stock') ?? [];

it('shows calls that take personal tokens alone, by what their scope is of', () => {
  expect([...operationsOf(document).keys()]).toEqual(['stock']);
  expect(operation).toMatchObject({ method: 'POST', scope: 'stock:write' });
});

it('lists fields in the order of the schema, those of lists below them', () => {
  expect(operation?.body?.fields).toMatchObject([
    { name: 'sku', depth: 0, type: 'string', isRequired: true, description: 'A code' },
    { name: 'lines', depth: 0, type: 'object[]', isRequired: false },
    { name: 'at', depth: 1, type: 'string (date) | null' },
  ]);
});

it('writes a line for a shell that quotes its body, and keeps a file that comes', () => {
  const line = operation && curlOf(operation, 'https://haat.example');
  expect(line?.split(' \\\n  ')).toEqual([
    'curl -X POST',
    "'https://haat.example/api/seller/stock-movements'",
    "-H 'Authorization: Bearer haat_…'",
    "-H 'Content-Type: application/json'",
    `-d '{"sku":"Asha'\\''s"}'`,
    '-OJ',
  ]);
});

it.each([
  ['stock', true],
  ['POST sku', true],
  ['stock:write corrects', true],
  ['invoice', false],
])('finds by %s: %s', (search, found) => {
  expect(operation && isFound(operation, search)).toBe(found);
});
