import { pincodeOf } from './use-pincode';

it.each([
  ['411001', '411001'],
  [' 411 001 ', '411001'],
  ['४११००१', '411001'],
  ['४11००1', '411001'],
  ['41100', undefined],
  ['4110011', undefined],
  ['011001', undefined],
  ['41100a', undefined],
  ['pune 411001', undefined],
  ['', undefined],
])('reads "%s" as %s', (typed, pincode) => expect(pincodeOf(typed)).toBe(pincode));
