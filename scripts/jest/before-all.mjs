import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { bundleTests } from './bundle.mjs';
import { standsAlone } from './transform.mjs';

/** Bundles the imports of all tests before a complete run: Jest would load a thousand files for each suite. */
export default async function beforeAllSuites(
  { nonFlagArgs, watch, watchAll },
  { rootDir, moduleNameMapper },
) {
  if (nonFlagArgs.length || watch || watchAll) return;
  const outfile = join(rootDir, '.tmp/jest/suites.mjs');
  const tests = testFiles(rootDir).filter(
    (test) => !standsAlone(readFileSync(join(rootDir, test), 'utf8')),
  );
  await bundleTests({ root: rootDir, tests, mapped: moduleNameMapper, outfile });
  process.env.TEST_BUNDLE = outfile;
}

function testFiles(root) {
  return ['lib', 'components', 'app', 'scripts', 'lab', 'server'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((path) => /\.test\.tsx?$/.test(path))
      .map((path) => `${folder}/${path.replaceAll(sep, '/')}`),
  );
}
