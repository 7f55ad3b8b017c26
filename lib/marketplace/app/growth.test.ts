import { readFileSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/pglite';
import { drizzleConfig } from '../kernel/db/connection';
import { type Growth, growth } from '../kernel/db/growth';
import { stepsOf } from './clean-up';
import { hostJobs } from './jobs';

const rules = Object.entries(growth as Record<string, Growth>);

it('stands in the documentation as it is here', () => {
  const [, text = ''] =
    /^## Tables that grow$(.+?)^## /ms.exec(`${readFileSync('docs/scaling.md', 'utf8')}\n## `) ??
    [];
  const rows = [...text.matchAll(/^\| `([a-z_`, ]+)` +\| (.+?) +\| .+\|$/gm)].flatMap(
    ([, names = '', said = '']) =>
      names.split(/[`, ]+/).map((name): [string, string] => [name, said.trim()]),
  );
  const said = (rule: Growth): string => {
    if (rule.kept === 'days') return `${rule.days} days`;
    return rule.kept === 'with' ? 'with what it belongs to' : rule.kept;
  };
  expect(Object.fromEntries(rows)).toEqual(
    Object.fromEntries(rules.map(([name, rule]) => [name, said(rule)])),
  );
});

it('names what a row goes with, and steps and jobs that there are', () => {
  const never = undefined as never;
  // Statements are built, but never sent.
  const db = drizzle.mock(drizzleConfig);
  const steps = Object.keys(stepsOf(db, never, new Date()));
  const paymentContext = { db: never } as never;
  const jobs = hostJobs({ paymentContext, files: never, revalidate: never }).map(
    ({ name }) => name,
  );
  for (const [name, rule] of rules) {
    if (rule.kept === 'with')
      expect([name, Object.keys(growth)]).toEqual([name, expect.arrayContaining([rule.its])]);
    if (rule.kept === 'days')
      expect([name, steps]).toEqual([name, expect.arrayContaining([rule.step])]);
    if (rule.kept === 'until done') {
      expect([name, jobs]).toEqual([name, expect.arrayContaining([rule.by.split(',')[0]])]);
    }
  }
});
