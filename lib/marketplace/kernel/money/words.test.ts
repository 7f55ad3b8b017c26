import fc from 'fast-check';
import { locales } from '@/lib/i18n/locales';
import { amountInWords, hindiNumbers } from './words';

it.each([
  [0, 'Rupees Zero Only'],
  [5, 'Rupees Zero and Five Paise Only'],
  [99_900, 'Rupees Nine Hundred Ninety Nine Only'],
  [100_010, 'Rupees One Thousand and Ten Paise Only'],
  [2_100_000, 'Rupees Twenty One Thousand Only'],
  [
    12_345_675,
    'Rupees One Lakh Twenty Three Thousand Four Hundred Fifty Six and Seventy Five Paise Only',
  ],
  [1_000_000_000, 'Rupees One Crore Only'],
  [1_234_000_001_900, 'Rupees One Thousand Two Hundred Thirty Four Crore Nineteen Only'],
])('%i paise are %s', (paise, words) => {
  expect(amountInWords(paise, 'en')).toBe(words);
});

it.each([
  [0, 'शून्य रुपये मात्र'],
  [5, 'शून्य रुपये और पाँच पैसे मात्र'],
  [101, 'एक रुपया और एक पैसा मात्र'],
  [99_900, 'नौ सौ निन्यानवे रुपये मात्र'],
  [100_010, 'एक हज़ार रुपये और दस पैसे मात्र'],
  [12_345_675, 'एक लाख तेईस हज़ार चार सौ छप्पन रुपये और पचहत्तर पैसे मात्र'],
  [1_000_000_000, 'एक करोड़ रुपये मात्र'],
  [1_234_000_001_900, 'एक हज़ार दो सौ चौंतीस करोड़ उन्नीस रुपये मात्र'],
])('%i paise are %s', (paise, words) => {
  expect(amountInWords(paise, 'hi')).toBe(words.normalize('NFC'));
});

it('has a Hindi word of its own for each number below a hundred', () => {
  expect(new Set(hindiNumbers).size).toBe(100);
  expect(hindiNumbers.filter((word) => word !== word.normalize('NFC'))).toEqual([]);
});

const small = Object.fromEntries(
  [...Array(100).keys()].flatMap((n) => [
    [amountInWords(n * 100, 'en').replace(/^Rupees | Only$/g, ''), n],
    [hindiNumbers[n], n],
  ]),
);
const scales = [
  ['Crore', 'करोड़', 10_000_000],
  ['Lakh', 'लाख', 100_000],
  ['Thousand', 'हज़ार', 1_000],
  ['Hundred', 'सौ', 100],
] as const;

/** Reads the number that words say, from its largest part down. */
function read(words: string): number {
  for (const [en, hi, size] of scales) {
    for (const name of [en, hi.normalize('NFC')]) {
      const at = words.lastIndexOf(` ${name}`);
      if (at < 0) continue;
      const rest = words.slice(at + name.length + 2);
      return read(words.slice(0, at)) * size + (rest ? read(rest) : 0);
    }
  }
  return small[words] ?? Number.NaN;
}

it.each(locales)('says every amount so that it can be read back (%s)', (lang) => {
  fc.assert(
    fc.property(fc.oneof(fc.nat(20_000_000), fc.maxSafeNat()), (paise) => {
      const words = amountInWords(paise, lang).replace(/^Rupees | Only$| मात्र$/g, '');
      const [rupees = '', rest = ''] = words
        .replace(/ Paise$| पैस[ेा]$/, '')
        .split(/ and | रुपय[ेा] और | रुपय[ेा]$/);
      expect(read(rupees) * 100 + (rest ? read(rest) : 0)).toBe(paise);
    }),
  );
});
