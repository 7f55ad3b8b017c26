import type { z } from 'zod';
import {
  awbSchema,
  bankAccountNumberSchema,
  couponCodeSchema,
  emailSchema,
  gstinSchema,
  hsnSchema,
  ifscSchema,
  optionalOrderNumberSchema,
  otpSchema,
  panSchema,
  paymentReferenceSchema,
  phoneSchema,
  pincodeSchema,
  printedNumberSchema,
  skuSchema,
  upiSchema,
  utrSchema,
} from './identifiers';

/** Each kind: pasted texts, and the stored form. */
const kinds: [kind: string, schema: z.ZodType, pasted: string[], kept: string][] = [
  ['phone', phoneSchema, ['\u202a+91 98765 43210\u202c', '0091 98765-43210'], '9876543210'],
  ['pincode', pincodeSchema, ['411\u00a0001', '४११ ००१', '\u200b411001'], '411001'],
  [
    'e-mail',
    emailSchema,
    ['\u200bPriya@example.com\ufeff', 'priya@ｅxample.com'],
    'priya@example.com',
  ],
  [
    'coupon',
    couponCodeSchema,
    ['wel\u00adcome\u200b50', 'WELCOME\u201150', 'ＷＥＬＣＯＭＥ５０'],
    'WELCOME50',
  ],
  ['code', otpSchema, ['123 456', '123\u2013456', '१२३४५६', '\u2066123456\u2069'], '123456'],
  ['GSTIN', gstinSchema, ['27 AAPFU 0939 F1ZV', '27aapfu0939f1zv\u200b'], '27AAPFU0939F1ZV'],
  ['PAN', panSchema, ['aapfu 0939 f', '\u200eAAPFU0939F'], 'AAPFU0939F'],
  ['IFSC', ifscSchema, ['hdfc 0000123', 'HDFC-0000123\u200b'], 'HDFC0000123'],
  ['account', bankAccountNumberSchema, ['5010 0123 4567 89', '५०१००१२३४५६७८९'], '50100123456789'],
  ['UPI id', upiSchema, ['\u200bpriya.s@okhdfc ', 'priya.s＠okhdfc'], 'priya.s@okhdfc'],
  ['UTR', utrSchema, ['hdfc n5202\u00a01234', 'HDFCN52021234\u200b'], 'HDFCN52021234'],
  ['reference', paymentReferenceSchema, ['\u200bCMS/2026-01', 'CMS/2026\u201101'], 'CMS/2026-01'],
  ['HSN', hsnSchema, ['6109 10 00', '६१०९१०००'], '61091000'],
  ['order', printedNumberSchema, ['#ht-2026\u20111 ', '\u200bHT-2026-1'], 'HT-2026-1'],
  ['order of a form', optionalOrderNumberSchema, ['#ht-2026\u20111 '], 'HT-2026-1'],
  ['AWB', awbSchema, ['\u202d1234567890\u202c', ' १२३४५६७८९० '], '1234567890'],
  ['SKU', skuSchema(60), ['\u200bTEE-RED\u200e', ' TEE-RED\ufeff'], 'TEE-RED'],
];

describe.each(kinds)('%s', (_, schema, pasted, kept) => {
  it.each(pasted)('takes %j', (text) => expect(schema.parse(text)).toBe(kept));

  it('keeps what it has kept', () => expect(schema.parse(kept)).toBe(kept));

  it('takes it among all signs that nobody sees', () => {
    const around = '\u200b\u200e\u202a\u2066\u2060\ufeff\u00ad';
    expect(schema.parse(`${around}${kept}${around}`)).toBe(kept);
  });

  it('refuses a text beyond its bound', () => {
    expect(schema.safeParse('1'.repeat(5000)).success).toBe(false);
  });
});

it.each([
  ['000000', 'pincode_impossible'],
  ['41100', 'pincode'],
  [undefined, 'pincode'],
])('says of the pincode %j: %s', (typed, message) => {
  expect(pincodeSchema.safeParse(typed).error?.issues[0]?.message).toBe(message);
});

it('does not guess at an address or UPI id with a space in it', () => {
  expect(emailSchema.safeParse('priya s@example.com').success).toBe(false);
  expect(upiSchema.safeParse('priya s@okhdfc').success).toBe(false);
});

it('keeps the letters of a SKU in any script', () => {
  expect(skuSchema(60).parse('साड़ी-१')).toBe('साड़ी-१');
});
