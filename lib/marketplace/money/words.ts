const small = [
  ...['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  ...['Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen'],
  'Nineteen',
];
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const hundred = [100, 'Hundred'] as const;
const scales = [[10_000_000, 'Crore'], [100_000, 'Lakh'], [1_000, 'Thousand'], hundred] as const;

/** An amount as Indian bills write it out: 'Rupees One Lakh Two Thousand and Fifty Paise Only'. */
export function amountInWords(paise: number): string {
  const rest = paise % 100;
  const rupees = `Rupees ${inWords((paise - rest) / 100)}`;
  return rest ? `${rupees} and ${inWords(rest)} Paise Only` : `${rupees} Only`;
}

/** A whole number from 0 on, in the Indian system. */
function inWords(n: number): string {
  if (n < 20) return small[n] ?? '';
  if (n < 100) return joined(tens[Math.floor(n / 10)] ?? '', n % 10);
  const [unit, name] = scales.find(([size]) => n >= size) ?? hundred;
  return joined(`${inWords(Math.floor(n / unit))} ${name}`, n % unit);
}

const joined = (head: string, rest: number) => (rest ? `${head} ${inWords(rest)}` : head);
