import fc from 'fast-check';
import {
  codeText,
  emailText,
  identifierText,
  labelText,
  mobileNumberOf,
  readPincode,
} from './identifier-text';

const unseen = [
  ...['\u00ad', '\u034f', '\u061c', '\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u2060'],
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'],
  ...['\ufeff', '\ufe0f', '\u3164', '\u0000', '\u{e0061}'],
];

it.each(unseen)('takes %j out of an identifier, wherever it stands', (sign) => {
  const typed = (text: string) => sign + [...text].join(sign) + sign;
  expect(identifierText(typed('AB-12'))).toBe('AB-12');
  expect(mobileNumberOf(typed('+91 98765 43210'))).toBe('9876543210');
  expect(readPincode(typed('411001'))).toEqual({ pincode: '411001' });
  expect(emailText(typed('Priya@Example.com'))).toBe('priya@example.com');
  expect(codeText(typed('welcome50'))).toBe('WELCOME50');
});

it.each([
  '9876543210',
  '98765 43210',
  '98765-43210',
  '98765.43210',
  '987 654 3210',
  '09876543210',
  '919876543210',
  '+919876543210',
  '+91 98765 43210',
  '+91-98765-43210',
  '(+91) 98765 43210',
  '+91 (0) 98765 43210',
  '+91 (98765) 43210',
  '0091 98765 43210',
  '0091-98765-43210',
  '00 91 98765 43210',
  '091 98765 43210',
  'tel:+91-98765-43210',
  '\u202a+91 98765 43210\u202c',
  '+91\u00a098765\u00a043210',
  '+91\u201198765\u201143210',
  '९८७६५ ४३२१०',
  '৯৮৭৬৫৪৩২১০',
  '௯௮௭௬௫௪௩௨௧௦',
  '۹۸۷۶۵۴۳۲۱۰',
  '＋９１　９８７６５　４３２１０',
  '9️⃣876543210',
])('reads the mobile number %j', (typed) => expect(mobileNumberOf(typed)).toBe('9876543210'));

it.each([
  '',
  '987654321',
  '98765432101',
  '5876543210',
  '+98 98765 43210',
  '+1 9876543210',
  '98765 4321O',
  '9876543210 or 9876543211',
  'call 9876543210',
])('finds no mobile number in %j', (typed) => expect(mobileNumberOf(typed)).toBeUndefined());

it('keeps a number that itself begins with 91', () => {
  expect(mobileNumberOf('9123456789')).toBe('9123456789');
  expect(mobileNumberOf('+91 91234 56789')).toBe('9123456789');
});

it.each([
  ['411001', '411001'],
  [' 411 001 ', '411001'],
  ['411\u00a0001', '411001'],
  ['411\u2009001', '411001'],
  ['411-001', '411001'],
  ['४११००१', '411001'],
  ['४11००1', '411001'],
  ['৪১১০০১', '411001'],
  ['４１１００１', '411001'],
  ['\u200e411001\u200f', '411001'],
])('reads the pincode %j as %s', (typed, pincode) => {
  expect(readPincode(typed)).toEqual({ pincode });
});

it.each(['41100', '4110011', '41100a', 'pune 411001', '4,11,001', '', '+411001'])(
  'says that %j has not six digits',
  (typed) => expect(readPincode(typed)).toEqual({ fault: 'pincode' }),
);

it.each(['000000', '011001', '०११००१', '0 0 0 0 0 0'])(
  'says that %j has six digits and is no pincode',
  (typed) => expect(readPincode(typed)).toEqual({ fault: 'pincode_impossible' }),
);

it('does not join the halves of an address to another one', () => {
  expect(emailText('priya sharma@example.com')).toBe('priya sharma@example.com');
  expect(emailText('mailto:Priya@example.com ')).toBe('priya@example.com');
});

it('keeps joiners where a Hindi letter needs them, and nowhere else', () => {
  expect(labelText('साड़ी क्\u200dष \u200bA\u200d1\u202e')).toBe('साड़ी क्\u200dष A1');
});

describe.each([
  ['identifierText', identifierText],
  ['codeText', codeText],
  ['emailText', emailText],
] as const)('%s', (_, normalise) => {
  it('changes nothing when it is done again', () => {
    const sign = fc.oneof(
      fc.constantFrom(...unseen, ' ', '\u00a0', '‑', '९', '６', '(', '+', '.', 'ﬁ', 'ﷺ', 'Å'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    );
    const text = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join(''));
    fc.assert(
      fc.property(text, (typed) => {
        const once = normalise(typed);
        expect(normalise(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  it('reads a megabyte no further than its bound', () => {
    for (const part of ['\u200b', '-\u00a0', '९', 'a\u0301', ' (']) {
      expect(normalise(part.repeat(500_000)).length).toBeLessThanOrEqual(1000);
    }
  });
});
