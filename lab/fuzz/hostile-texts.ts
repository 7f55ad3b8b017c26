import type { Choices } from './seeded-choices';

/** Texts that often break programs: storage, encodings, lookups, queries, pages. */
export const texts = [
  ...['', ' ', '\0', 'a\0b', '\ud800', 'x\udfff', '\ufeff', '\ufffe', '\u202eabc', '\u200d'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'undefined', 'NaN'],
  ...["' or '1'='1", "'; drop table users; --", '*/ union all --', '%', '_', '\\', '\\x00'],
  ...['$1', '::int', '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '{{7*7}}'],
  ...['../../../etc/passwd', '..\\..\\x', 'file:///etc/passwd', 'http://127.0.0.1:22/', ']]>'],
  ...['//evil.example', 'javascript:alert(1)', 'https://evil.example/', 'a@b@c.in', '"a b"@c.in'],
  ...['कुर्ता', '४११००१', '١٢٣', 'ﷺ', '👗👨‍👩‍👧‍👦', '𝒳', 'İ', 'ß', 'ﬀ', '\u0300'.repeat(200)],
  ...['a'.repeat(300), 'क'.repeat(5000), 'x '.repeat(700), '9'.repeat(400), '\n'.repeat(50)],
  ...['\r\n\r\n', '\t', '\x1b[31m', '-1', '0', '1e3', '1.5', '0x10', '1e309', '-0', '2147483648'],
  ...['9007199254740993', '9223372036854775808', '0000-00-00', '2026-02-30T25:61:61Z', 'true'],
  ...['a,b;c', '[1]', '{"a":1}', '(((((', '[a-', '*'],
];

/** Arbitrary JSON values. */
export const values: unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324, [], {}, [[]]],
  ...[[null], { toString: 1, valueOf: 1 }, { length: 1e9 }, { $gt: '' }, Array(200).fill(0)],
  ...[['\0'], { '\0': 1 }, { '': '' }],
];

/** Escapes of invalid UTF-8, or of characters with a meaning after one or two decodings. */
const escapes = [
  ...['%00', '%ff', '%', '%zz', '%2', '%u0041', '%c0%af', '%c0%80', '%ed%a0%80', '%fe%ff'],
  ...['%f4%90%80%80', '%2500', '%25ff', '%2525', '%2e%2e%2f', '%2e%2e/', '..%2f', '..%5c'],
  ...['%5c', '%2f', '%2F%2f', '%3f', '%23', '%0a', '%0d%0a', '%09', '%20', '%7f', '%3b', '%26'],
  ...['%e2%80%ae', '%F0%9F%91%97', '%5b%5d', '%7b%7d', '%3d', '%41', '%2B'],
];

export const anyText = (choices: Choices) => choices.pick(texts);
export const anyEscape = (choices: Choices) => choices.pick(escapes);
export const anyValue = (choices: Choices) =>
  choices.percent(60) ? anyText(choices) : choices.pick(values);

/** Returns a path segment, encoded correctly or not. */
export function anySegment(choices: Choices): string {
  if (choices.percent(40)) return anyEscape(choices);
  const text = encoded(anyText(choices));
  return choices.percent(85) ? text : encoded(text);
}

/** Encodes like encodeURIComponent, which throws on lone surrogates. */
export const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
