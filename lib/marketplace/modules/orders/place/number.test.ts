import { newNumber } from './record';

it("carries India's day, also when it is still yesterday in UTC", () => {
  expect(newNumber('HT', new Date('2026-12-31T18:29:59Z'))).toMatch(/^HT-261231-/);
  expect(newNumber('HT', new Date('2026-12-31T18:30:00Z'))).toMatch(/^HT-270101-/);
});

it('ends in six letters and digits that nobody misreads', () => {
  for (let i = 0; i < 100; i++) {
    expect(newNumber('PAY', new Date())).toMatch(/^PAY-\d{6}-[0-9A-HJKMNP-TV-Z]{6}$/);
  }
});
