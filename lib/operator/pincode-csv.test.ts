import { defaultPincodes } from '@/lib/contract/schemas/settings/pincodes';
import { readPincodeCsv, writePincodeCsv } from './pincode-csv';

it('reads what it writes', () => {
  const { rules } = defaultPincodes;
  expect(readPincodeCsv(writePincodeCsv(rules))).toEqual({ rules, problems: [] });
});

it('reads what a spreadsheet or a person writes', () => {
  const { rules, problems } = readPincodeCsv('\uFEFF56;हाँ;नहीं;३;60\r\n\r\n"560001",yes,no\r\n');
  expect(problems).toEqual([]);
  expect(rules).toEqual([
    { prefix: '56', served: true, cash: false, extra_days: 3, extra_fee: 60 },
    { prefix: '560001', served: true, cash: false, extra_days: 0, extra_fee: 0 },
  ]);
});

it.each([
  ['5,yes,yes,0,0', 'prefix'],
  ['012,yes,yes,0,0', 'prefix'],
  ['56,maybe,yes,0,0', 'served'],
  ['56,yes,,0,0', 'cash'],
  ['56,yes,yes,61,0', 'extra_days'],
  ['56,yes,yes,0,-1', 'extra_fee'],
  ['56,yes', null],
  ['56,yes,yes,0,0,more', null],
])('names line and column of what it cannot read: %s', (row, column) => {
  const { rules, problems } = readPincodeCsv(`prefix,served,cash\n11,yes,yes\n${row}`);
  expect([rules.length, problems]).toEqual([1, [{ line: 3, column }]]);
});

it('names the line on which a prefix stands again', () => {
  expect(readPincodeCsv('56,yes,yes\n56,no,no').problems).toEqual([{ line: 2, column: 'prefix' }]);
});
