/** Only the digits of a text, Devanagari ones as Latin: '४११ 001' is '411001'. */
export function digitsOf(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966)).replace(/\D/g, '');
}
