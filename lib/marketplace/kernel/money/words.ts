import { type ByLanguage, inLanguage, type Locale } from '@/lib/i18n/locales';

/** Hindi numbers from 0: each number below a hundred has a word of its own. */
export const hindiNumbers: readonly string[] = [
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ',
  'दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस',
  'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस',
  'तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस',
  'चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास',
  'पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ',
  'साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर',
  'सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी',
  'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी',
  'नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे',
].flatMap((line) => line.split(' '));

const small = [
  ...['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  ...['Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen'],
  'Nineteen',
];
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

type Words = {
  scales: [crore: string, ...string[]];
  below: (n: number) => string;
  /** Formats the whole amount; `paise` is omitted if there are none. */
  sum: (rupees: Amount, paise?: Amount) => string;
};
type Amount = { count: number; words: string };

const words: ByLanguage<Words> = {
  en: {
    scales: ['Crore', 'Lakh', 'Thousand', 'Hundred'],
    below: (n) => small[n] ?? joined(tens[Math.floor(n / 10)] ?? '', n % 10 ? small[n % 10] : ''),
    sum: (rupees, paise) =>
      paise
        ? `Rupees ${rupees.words} and ${paise.words} Paise Only`
        : `Rupees ${rupees.words} Only`,
  },
  hi: {
    scales: ['करोड़', 'लाख', 'हज़ार', 'सौ'],
    below: (n) => hindiNumbers[n] ?? '',
    sum(rupees, paise) {
      const head = `${rupees.words} ${rupees.count === 1 ? 'रुपया' : 'रुपये'}`;
      if (!paise) return `${head} मात्र`;
      return `${head} और ${paise.words} ${paise.count === 1 ? 'पैसा' : 'पैसे'} मात्र`;
    },
  },
};
const sizes = [10_000_000, 100_000, 1_000, 100];

/**
 * Writes out an amount as Indian bills do, in lakh and crore: 'Rupees One Lakh Two Thousand and Fifty Paise
 * Only', in Hindi 'एक लाख दो हज़ार रुपये और पचास पैसे मात्र'.
 * @param paise a whole number from 0 on
 */
export function amountInWords(paise: number, lang: Locale): string {
  const own = inLanguage(words, lang);
  const rest = paise % 100;
  const rupees = (paise - rest) / 100;
  const amount = (count: number): Amount => ({ count, words: inWords(count, own) });
  return own.sum(amount(rupees), rest ? amount(rest) : undefined);
}

function inWords(n: number, own: Words): string {
  const scale = sizes.findIndex((size) => n >= size);
  const size = sizes[scale];
  if (size === undefined) return own.below(n);
  const head = `${inWords(Math.floor(n / size), own)} ${own.scales[scale]}`;
  return joined(head, n % size ? inWords(n % size, own) : '');
}

const joined = (head: string, rest = '') => (rest ? `${head} ${rest}` : head);
