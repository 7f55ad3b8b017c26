import { fullName } from './full-name';

it.each([
  ['Asha', 'Rao', 'Asha Rao'],
  ['Sundaram', '', 'Sundaram'],
  ['', 'Rao', 'Rao'],
  ['', '', ''],
])('writes %j and %j as %j', (first, last, written) => expect(fullName(first, last)).toBe(written));
