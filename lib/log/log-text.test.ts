import { DrizzleQueryError } from 'drizzle-orm';
import { errorText, loggable, withoutSecrets } from './log-text';

it.each([
  ['GET /search?q=kurta&token=abc failed', 'GET /search?… failed'],
  [
    "fetch('https://haat.example/x?y') was refused",
    "fetch('https://haat.example/x?…') was refused",
  ],
  ['Is this a question? Yes.', 'Is this a question? Yes.'],
  ['no mailbox <Asha.Rao+1@mail.example.co.in>', 'no mailbox <…@…>'],
  ['Bearer abc.def failed', 'Bearer … failed'],
  [`${'a1'.repeat(20)} is unknown`, '… is unknown'],
  ['d-QgqGxaypa-izTDwKmLoPqRsTuVwXyZaBcDeFgHiJk is unknown', '… is unknown'],
  ['products_gst_rate_of_categories_check', 'products_gst_rate_of_categories_check'],
  [
    'at node_modules/@redis/client/dist/lib/client/index.js',
    'at node_modules/@redis/client/dist/lib/client/index.js',
  ],
])('writes %j as %j', (text, expected) => {
  expect(withoutSecrets(text)).toBe(expected);
});

it('tells of a time limit that has passed', () => {
  const error = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
  expect(loggable(error)).toBe('TimeoutError: The operation was aborted due to timeout');
});

it('tells of a failed query without its parameters, wherever they reach', () => {
  const params = ['asha@example.in', 'a secret\nin two lines', 'x\n    at home'];
  const cause = Object.assign(new Error('canceled'), { code: '57014', detail: 'Key (asha)' });
  const text = errorText(new DrizzleQueryError('select $1', params, cause));
  expect(text).toMatch(/^Error: Failed query: select \$1\nparams: …\n {4}at /);
  expect(text).toMatch(/\nCaused by Error: canceled \(57014\)\n {4}at /);
  expect(text).not.toMatch(/asha|secret|two lines|home/);
});

it.each(['.', 'a@', '?', 'a1', 'a.'])('reads %j, however often said, in no time', (part) => {
  expect(withoutSecrets(part.repeat(1_000_000)).length).toBeLessThanOrEqual(20_000);
});
