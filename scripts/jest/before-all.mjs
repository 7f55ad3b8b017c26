import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { taskThreadCode } from '../lib/build-tasks.mjs';
import { bundleTests } from './bundle.mjs';
import { standsAlone } from './transform.mjs';

/**
 * Bundles the imports of all tests before a complete run, and the code of task threads: Jest would load a thousand
 * files for each suite.
 */
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
  const tasks = join(rootDir, '.tmp/jest/tasks.cjs');
  writeFileSync(tasks, await taskThreadCode());
  Object.assign(process.env, { TEST_BUNDLE: outfile, TEST_TASKS: tasks });
}

function testFiles(root) {
  return ['lib', 'components', 'app', 'scripts', 'lab', 'server'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((path) => /\.test\.tsx?$/.test(path))
      .map((path) => `${folder}/${path.replaceAll(sep, '/')}`),
  );
}
