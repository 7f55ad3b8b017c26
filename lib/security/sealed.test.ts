import { seal, unseal } from './sealed';

beforeAll(() => {
  process.env.NEXTAUTH_SECRET = 'a secret of this test';
});
afterAll(() => {
  delete process.env.NEXTAUTH_SECRET;
});

it('reads what it has sealed, and seals the same text differently each time', () => {
  const sealed = seal('totp', 'JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSW');
  expect(seal('totp', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
  expect(unseal('totp', sealed)).toBe('JBSWY3DPEHPK3PXP');
});

it('refuses another purpose, another secret, and a changed text', () => {
  const sealed = seal('totp', 'JBSWY3DPEHPK3PXP');
  expect(() => unseal('bank', sealed)).toThrow();
  expect(() => unseal('totp', `${sealed.slice(0, -2)}AA`)).toThrow();
  process.env.NEXTAUTH_SECRET = 'another';
  expect(() => unseal('totp', sealed)).toThrow();
});
