import { parseArgs } from 'node:util';
import { asTyped, withAmounts } from './amounts';

it('takes an amount below zero for an amount, and not for an option', () => {
  const typed = ['stores', 'adjust', '4', '-250', '--reason', 'Late', '--repeat'];
  const { positionals, values } = parseArgs({
    args: withAmounts(typed),
    allowPositionals: true,
    options: { reason: { type: 'string' }, repeat: { type: 'boolean' } },
  });
  expect(positionals.map(asTyped)).toEqual(['stores', 'adjust', '4', '-250']);
  expect({ ...values }).toEqual({ reason: 'Late', repeat: true });
});
