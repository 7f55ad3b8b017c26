import { fillTemplate, fitsTemplate, smsLength, variablesIn } from './sms';

const template = 'Haat: order {#var#} for Rs {#numeric#} is confirmed.';

it('fills variables in order and keeps those without a value', () => {
  expect(variablesIn(template)).toBe(2);
  expect(fillTemplate(template, ['HT-1', '499'])).toBe('Haat: order HT-1 for Rs 499 is confirmed.');
  expect(fillTemplate(template, ['HT-1'])).toContain('Rs {#numeric#} is');
});

it('cuts a value to 30 characters, and no letter in two', () => {
  const filled = fillTemplate('{#var#}!', ['श्री कृष्णा हस्तशिल्प एवं वस्त्र भंडार']);
  expect(filled.length).toBeLessThanOrEqual(31);
  expect(fitsTemplate(filled, '{#var#}!')).toBe(true);
  expect('श्री कृष्णा हस्तशिल्प एवं वस्त्र भंडार'.startsWith(filled.slice(0, -1))).toBe(true);
  expect(fillTemplate('{#var#}', ['👨‍👩‍👧'.repeat(9)])).toBe('👨‍👩‍👧'.repeat(3));
});

it.each([
  ['the text itself', 'Haat: order HT-1 for Rs 499 is confirmed.', true],
  ['a changed dash', 'Haat – order HT-1 for Rs 499 is confirmed.', false],
  ['a word more at the end', 'Haat: order HT-1 for Rs 499 is confirmed. Bye', false],
  ['another beginning', 'Hello Haat: order HT-1 for Rs 499 is confirmed.', false],
  ['two spaces', 'Haat: order  HT-1 for  Rs 499 is confirmed.', false],
  ['no value', 'Haat: order  for Rs 499 is confirmed.', false],
  ['a value of 31 characters', `Haat: order ${'x'.repeat(31)} for Rs 4 is confirmed.`, false],
])('compares with the registered text: %s', (_, text, fits) => {
  expect(fitsTemplate(text, template)).toBe(fits);
});

it('takes two variables side by side for a longer value', () => {
  expect(fitsTemplate(`Sold by ${'x'.repeat(60)}.`, 'Sold by {#var#}{#var#}.')).toBe(true);
  expect(fitsTemplate(`Sold by ${'x'.repeat(61)}.`, 'Sold by {#var#}{#var#}.')).toBe(false);
});

it('ends soon for a text that was made to be slow', () => {
  const many = `${'{#var#}a'.repeat(100)}b`;
  expect(fitsTemplate('a'.repeat(2000), many)).toBe(false);
});

it.each([
  ['a'.repeat(160), 'gsm7', 160, 1],
  ['a'.repeat(161), 'gsm7', 161, 2],
  ['€'.repeat(80), 'gsm7', 160, 1],
  ['€'.repeat(81), 'gsm7', 162, 2],
  ['क'.repeat(70), 'ucs2', 70, 1],
  ['क'.repeat(71), 'ucs2', 71, 2],
  ['क'.repeat(135), 'ucs2', 135, 3],
  ['😀'.repeat(35), 'ucs2', 70, 1],
])('counts the parts of an SMS', (text, encoding, units, parts) => {
  expect(smsLength(text)).toMatchObject({ encoding, units, parts });
});

it('names the characters that make an SMS dearer', () => {
  expect(smsLength('Haat – ₹499').others).toEqual(['–', '₹']);
});
