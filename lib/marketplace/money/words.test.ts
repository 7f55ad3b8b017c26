import { amountInWords } from './words';

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
  expect(amountInWords(paise)).toBe(words);
});
