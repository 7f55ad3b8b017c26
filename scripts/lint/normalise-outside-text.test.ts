import { lint } from './testing/lint';

const plain = (call: string) => `export const plain = (name: string) => ${call};\n`;

describe('the lint against normalize() on texts of outside', () => {
  it('refuses it in every form, and says what to write instead', () => {
    const { found, said } = lint({
      'lib/a.ts': plain('name.normalize()'),
      'lib/b.ts': plain("name.trim().normalize('NFC')"),
      'components/c.tsx': plain("name?.normalize('NFD')"),
    });
    expect(found).toEqual(['lib/a.ts', 'lib/b.ts', 'components/c.tsx']);
    expect(said).toContain('use normalised(');
  });

  it('leaves seed data, tests and the helper itself alone', () => {
    const text = plain("name.normalize('NFC')");
    const paths = ['lib/marketplace/seed/a.ts', 'lib/a.test.ts', 'lib/text/normalised.ts'];
    expect(lint(Object.fromEntries(paths.map((path) => [path, text]))).found).toEqual([]);
  });
});
