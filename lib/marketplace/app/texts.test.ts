import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasText } from '@/lib/i18n/texts';

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/(\.test|testing)\.ts$/.test(file))
    .map((file) => ({ file, source: readFileSync(join(folder, file), 'utf8') }));

const named = (folder: string, pattern: RegExp) =>
  sourcesIn(folder).flatMap(({ file, source }) =>
    [...source.matchAll(pattern)].map(([, name = '']) => ({ file, name })),
  );

it('has a text for every error that the API answers', () => {
  const thrown = named('lib/marketplace', /new (?:DomainError\(\s*\d+,|NotFound\()\s*'(\w+)'/g);
  const silent = thrown.filter(({ name }) => !hasText(`api.${name}`) && !hasText(`errors.${name}`));
  expect(thrown.length).toBeGreaterThan(50);
  expect(silent).toEqual([]);
});

it('has a text for every validation message', () => {
  const rules = [
    ...named('lib/contract/schemas', /\berror: '(\w+)'/g),
    ...named('lib/contract/schemas', /\.(?:min|max|length|regex|email)\([^'\n]*, '(\w+)'\)/g),
    ...named('lib/contract/schemas', /\bline\(\d+, '(\w+)'\)/g),
    ...named('lib/marketplace', /new InvalidFields\(\{\s*\w+: '(\w+)'/g),
  ];
  expect(rules.length).toBeGreaterThan(50);
  expect(rules.filter(({ name }) => !hasText(`validation.${name}`))).toEqual([]);
});
