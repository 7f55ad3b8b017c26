import { gstinCheckDigit } from '@/lib/contract/schemas/numbers/gstin';
import { demoPan, gstinOf } from './gstin';
import { demoApplicant, demoStores } from './stores';

const all = [...demoStores, demoApplicant];

describe('GSTINs of the demo', () => {
  it('computes the check digit of a known one', () => {
    expect(gstinCheckDigit('27AAPFU0939F1Z')).toBe('V');
  });

  it.each(all.map((store) => [store.name, store]))('gives %s a well-formed one', (_, store) => {
    const pan = demoPan(store.name);
    const gstin = gstinOf(store.place[2], pan);
    expect(pan).toMatch(/^[A-Z]{3}[PCHFATBLJG][A-Z]\d{4}[A-Z]$/);
    expect(gstin).toMatch(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/);
    expect(gstin.slice(0, 2)).toBe(store.place[2]);
    expect(gstin.slice(2, 12)).toBe(pan);
    expect(gstin.at(-1)).toBe(gstinCheckDigit(gstin.slice(0, 14)));
  });

  it('stand for stores in different states, with prefixes of their own', () => {
    expect(demoStores).toHaveLength(16);
    expect(new Set(all.map(({ place }) => place[1])).size).toBe(17);
    expect(new Set(all.map(({ prefix }) => prefix)).size).toBe(17);
  });
});
