import { profileUpdateSchema, signupSchema } from './accounts';
import { firstNameSchema, lastNameSchema } from './person-name';
import { joinSchema } from './seller/staff';
import { vendorApplicationSchema } from './vendors';

describe.each([
  ['sign-up', signupSchema],
  ['profile', profileUpdateSchema],
  ['a seller’s invitation', joinSchema],
  ['a vendor’s application', vendorApplicationSchema],
])('%s', (_, schema) => {
  const wrong = (given: Record<string, unknown>) =>
    schema.safeParse(given).error?.issues.map(({ path }) => path[0]) ?? [];

  it.each([undefined, null, '', '  '])('takes one name alone, with %j beside it', (last_name) => {
    const problems = wrong({ first_name: 'Sundaram', last_name });
    expect(problems).not.toContain('first_name');
    expect(problems).not.toContain('last_name');
  });

  it('needs that one name', () => {
    expect(wrong({ first_name: ' ', last_name: 'Rao' })).toContain('first_name');
    expect(wrong({ last_name: 'Rao' })).toContain('first_name');
  });
});

it('keeps an absent last name as the empty text, and no double blanks', () => {
  expect([undefined, null, ' '].map((name) => lastNameSchema.parse(name))).toEqual(['', '', '']);
  expect(firstNameSchema.parse(' Asha \u00a0 Devi ')).toBe('Asha Devi');
});
