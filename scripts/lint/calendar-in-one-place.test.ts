import { lint } from './testing/lint';

const plain = (call: string) => `export const plain = (date: Date) => ${call};\n`;

describe('the lint for calendar sums outside lib/time', () => {
  it('refuses months, days and cut ISO texts, and says where they belong', () => {
    const { found, said } = lint({
      'lib/a.ts': plain('date.setUTCMonth(date.valueOf() - 6)'),
      'lib/b.ts': plain('date.toISOString().slice(0, 10)'),
      'components/c.tsx': plain('date.getUTCDay()'),
      'server/d.ts': plain('date.getFullYear()'),
      'app/e.ts': plain("date.toISOString().split('T')"),
    });
    expect(found).toEqual(['lib/a.ts', 'lib/b.ts', 'components/c.tsx', 'server/d.ts', 'app/e.ts']);
    expect(said).toContain('lib/time/india');
  });

  it('leaves lib/time, tests and functions of that name alone', () => {
    const files = {
      'lib/time/a.ts': plain('date.getUTCDay()'),
      'lib/a.test.ts': plain('date.toISOString().slice(0, 10)'),
      'lib/b.ts': 'export const b = (setMonth: (month: string) => void) => setMonth("2026-11");\n',
      'lib/c.ts': plain('date.toISOString()'),
    };
    expect(lint(files).found).toEqual([]);
  });
});
