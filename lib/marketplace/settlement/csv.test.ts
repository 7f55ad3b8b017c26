import { csv } from './csv';

it.each([
  ['=1+1', "'=1+1"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['a,b', '"a,b"'],
  ['"q"', '"""q"""'],
  ['=a,"b"', `"'=a,""b"""`],
  [-5.25, '-5.25'],
  [null, ''],
  ['लाल कुर्ता', 'लाल कुर्ता'],
])('writes %j as %s', (value, written) => {
  expect(csv([[value, 1]])).toBe(`\uFEFF${written},1\r\n`);
});
