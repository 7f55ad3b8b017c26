import { dialled } from './company';

it.each([
  ['90000 00000', '+919000000000'],
  ['020 2612 3456', '+912026123456'],
  ['+91 98765-43210', '+919876543210'],
  ['1800 123 4567', '18001234567'],
])('dials %s as %s', (shown, link) => {
  expect(dialled(shown)).toBe(link);
});
