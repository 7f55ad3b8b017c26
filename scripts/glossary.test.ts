import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Schema.org's own names for sellers' offers. */
const ofOthers = /^(?:has)?Merchant|^merchantReturn/;

const [, ofEnglish = ''] = readFileSync('docs/glossary.md', 'utf8').split(
  '## The English of the code',
);
const forbidden = ofEnglish
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:---|Word)/.test(line))
  .flatMap((line) => line.split('|')[3]?.split(',') ?? [])
  .map((word) => word.trim())
  .filter(Boolean);

/** Returns code without comments, strings, regular expressions and the text of templates. */
const bare = (source: string) =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/(^|[^:])\/\/.*$/gm, '$1')
    .replace(/([[(,=:]\s*)\/(?:[^/\n\\]|\\.)+\//g, '$1')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, ' ')
    .replace(/`(?:[^`\\]|\\.)*`/g, (template) =>
      [...template.matchAll(/\$\{([^}]*)\}/g)].map(([, code]) => code).join(' '),
    );

const identifiersIn = (source: string) => bare(source).match(/[A-Za-z_$][\w$]*/g) ?? [];

/** Splits names into words: `mailedParcels` to `mailed parcels`, `line-value.ts` to `line value`. */
const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_$-]/g, ' ')
    .toLowerCase()
    .split(' ');

const names = ['lib', 'server', 'components']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file))
  .flatMap((file) => {
    const stem = basename(file).replace(/\..*/, '');
    const found = new Set([stem, ...identifiersIn(readFileSync(file, 'utf8'))]);
    return [...found].map((name) => [name, file] as const);
  })
  .filter(([name]) => !ofOthers.test(name));

it('finds words in identifiers and file names, not in texts', () => {
  const source = `const mailedParcels = t('parcel'); // a parcel
    let qty_left = \`\${basket} qty\`;`;
  const words = identifiersIn(source).flatMap(wordsOf);
  expect(words).toEqual(['const', 'mailed', 'parcels', 't', 'let', 'qty', 'left', 'basket']);
  expect(wordsOf('line-value')).toEqual(['line', 'value']);
});

it('reads the words that the glossary rules out', () => {
  expect(forbidden).toEqual(expect.arrayContaining(['basket', 'till', 'parcel']));
});

it.each(forbidden)('has no name with the word %s', (word) => {
  const found = names.filter(([name]) => wordsOf(name).includes(word));
  expect(found.map(([name, file]) => `${name} in ${file}`)).toEqual([]);
});
