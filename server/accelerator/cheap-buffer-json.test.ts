import { makeBufferJsonCheap } from './cheap-buffer-json';

const { toJSON } = Buffer.prototype;

beforeAll(makeBufferJsonCheap);
afterAll(() => {
  Buffer.prototype.toJSON = toJSON;
});

it('writes a large buffer as its length', () => {
  expect(JSON.stringify({ page: Buffer.alloc(300_000) })).toBe(
    '{"page":{"type":"Buffer","data":[],"length":300000}}',
  );
});

it('writes a small buffer as Node does', () => {
  expect(JSON.stringify(Buffer.from('हाट'))).toBe(
    JSON.stringify({ type: 'Buffer', data: [...Buffer.from('हाट')] }),
  );
});
