import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { partNames } from './bench/options.mjs';
import { isInstalled } from './lib/install.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** Every npm command, with the form that its help shows. */
const commands: Record<string, RegExp> = {
  start: /^npm start/,
  dev: /^npm run dev/,
  test: /^npm test/,
  'test:nightly': /^npm test.*npm run test:nightly/s,
  verify: /^npm run verify/,
  build: /^npm run build/,
  'db:generate': /generate/,
  house: /npm run house/,
  pincodes: /npm run pincodes/,
  lexicon: /npm run lexicon/,
  format: /biome/i,
  bench: /^npm run bench/,
  fuzz: /^npm run fuzz/,
  'image:try': /^npm run image:try/,
  sheets: /playwright/i,
  smoke: /^npm run smoke/,
  everywhere: /^npm run everywhere/,
  soak: /^npm run soak/,
  walk: /^npm run walk/,
  audit: /npm run audit/,
  database: /npm run database/,
  market: /npm run market/,
  search: /npm run search/,
  jest: /Usage: jest/,
  lock: /^npm run lock/,
};

const runFile = promisify(execFile);

describe('npm commands', () => {
  it('are all in the table', () => {
    expect(Object.keys(commands).sort()).toEqual(Object.keys(scripts).sort());
  });

  it.each(Object.entries(commands))(
    '%s --help explains itself and does nothing',
    async (name, says) => {
      const installed = statSync('node_modules/.package-lock.json').mtimeMs;
      const { stdout } = await runFile('sh', ['-c', `${scripts[name]} --help`], {
        env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}`, NODE_OPTIONS: '' },
      });
      expect(stdout).toMatch(says);
      expect(statSync('node_modules/.package-lock.json').mtimeMs).toBe(installed);
    },
    120_000,
  );
});

/** Runs a command as npm would; answers its exit code with all that it said. */
async function run(line: string) {
  const path = `node_modules/.bin:${process.env.PATH}`;
  const env = { ...process.env, PATH: path, NODE_OPTIONS: '', SEARCH_URL: '' };
  const { code, stdout, stderr } = await runFile('sh', ['-c', line], { env }).then(
    (done) => ({ code: 0, ...done }),
    (failed) => failed,
  );
  return { code, said: `${stdout}${stderr}` };
}

/** The sub-commands of each part; market/commands.test.ts has `npm run market`, copied-market.test.ts a real copy. */
describe('their parts', () => {
  it.each(partNames)('bench %s --help measures nothing', async (part) => {
    const { code, said } = await run(`${scripts.bench} ${part} --help`);
    expect([code, said]).toEqual([0, expect.stringMatching(/^npm run bench/)]);
  });

  it('bench knows no other part', async () => {
    const { code, said } = await run(`${scripts.bench} everything`);
    expect([code, said]).toEqual([1, expect.stringMatching(/There is no part 'everything'\./)]);
  });

  it('search says that there is no cluster, and database what it needs', async () => {
    const verbs = ['rebuild', 'status', 'check'];
    const [copy, ...asked] = await Promise.all(
      [`${scripts.database} copy`, ...verbs.map((verb) => `${scripts.search} ${verb}`)].map(run),
    );
    expect(copy).toEqual({ code: 2, said: expect.stringMatching(/^Moves a market/) });
    for (const answer of asked) {
      expect(answer).toEqual({ code: 2, said: 'SEARCH_URL names no cluster.\n' });
    }
  });
});

describe('an installation', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0', optional: true },
    },
  };

  it.each([
    ['with every package', { packages: { 'node_modules/a': { version: '1.0.0' } } }, true],
    ['with another version', { packages: { 'node_modules/a': { version: '1.0.1' } } }, false],
    ['without a package', { packages: {} }, false],
    ['that was never made', undefined, false],
  ])('%s: current is %s', (_, present, expected) => {
    expect(isInstalled(lock, present)).toBe(expected);
  });
});
