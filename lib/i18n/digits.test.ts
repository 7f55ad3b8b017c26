import { latinDigits } from './digits';

it('writes each Devanagari digit as the Latin one and leaves all else', () => {
  expect(latinDigits('०१२३४५६७८९')).toBe('0123456789');
  expect(latinDigits('आपका पिन ४११ 001')).toBe('आपका पिन 411 001');
});
