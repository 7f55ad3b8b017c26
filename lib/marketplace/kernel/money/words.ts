import type { Locale } from '@/lib/i18n/locales';
import { hindiNumbers } from './hindi-numbers';

const small = [
  ...['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  ...['Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen'],
  'Nineteen',
];
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

const words: Record<
  Locale,
  { scales: [crore: string, ...string[]]; below: (n: number) => string }
> = {
  en: {
    scales: ['Crore', 'Lakh', 'Thousand', 'Hundred'],
    below: (n) => small[n] ?? joined(tens[Math.floor(n / 10)] ?? '', n % 10 ? small[n % 10] : ''),
  },
  hi: {
    scales: ['करोड़', 'लाख', 'हज़ार', 'सौ'],
    below: (n) => hindiNumbers[n] ?? '',
  },
};
const sizes = [10_000_000, 100_000, 1_000, 100];

/**
 * An amount as Indian bills write it out, in lakh and crore: 'Rupees One Lakh Two Thousand and Fifty Paise Only', in
 * Hindi 'एक लाख दो हज़ार रुपये और पचास पैसे मात्र'.
 * @param paise a whole number from 0 on
 */
export function amountInWords(paise: number, lang: Locale): string {
  const rest = paise % 100;
  const rupees = (paise - rest) / 100;
  const [inRupees, inPaise] = [inWords(rupees, lang), inWords(rest, lang)];
  if (lang === 'en') {
    return rest ? `Rupees ${inRupees} and ${inPaise} Paise Only` : `Rupees ${inRupees} Only`;
  }
  const head = `${inRupees} ${rupees === 1 ? 'रुपया' : 'रुपये'}`;
  return rest ? `${head} और ${inPaise} ${rest === 1 ? 'पैसा' : 'पैसे'} मात्र` : `${head} मात्र`;
}

function inWords(n: number, lang: Locale): string {
  const { scales, below } = words[lang];
  const scale = sizes.findIndex((size) => n >= size);
  const size = sizes[scale];
  if (size === undefined) return below(n);
  const head = `${inWords(Math.floor(n / size), lang)} ${scales[scale]}`;
  return joined(head, n % size ? inWords(n % size, lang) : '');
}

const joined = (head: string, rest = '') => (rest ? `${head} ${rest}` : head);
