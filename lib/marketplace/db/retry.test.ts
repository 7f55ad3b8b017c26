import { DrizzleQueryError } from 'drizzle-orm';
import { DomainError } from '../host/errors';
import { retrying } from './retry';

const failure = (code: string) =>
  new DrizzleQueryError('update …', [], Object.assign(new Error(code), { code }));

const failing = (times: number, error: Error) => {
  let runs = 0;
  return async () => {
    runs++;
    if (runs <= times) throw error;
    return runs;
  };
};

it.each(['40P01', '40001', '23505'])('tries again after %s, three times', async (code) => {
  await expect(retrying(failing(3, failure(code)))).resolves.toBe(4);
  await expect(retrying(failing(4, failure(code)))).rejects.toThrow('update');
});

it.each([
  ['a broken rule of the database', failure('23514')],
  ['a rule of the marketplace', new DomainError(409, 'cart_changed')],
])('does not repeat %s', async (_, error) => {
  await expect(retrying(failing(1, error))).rejects.toBe(error);
});
