import nextJest from 'next/jest.js';

/** PGlite and next-intl are ES modules, and so are the tests: run by `npm run jest`. */
const ofNext = nextJest({ dir: './' })({
  testEnvironment: 'node',
  // A container image's part of the build has a package.json of its own.
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
  testMatch: ['<rootDir>/{lib,components,app,scripts,server}/**/*.test.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // Next's transform would make CommonJS of them.
  transformIgnorePatterns: ['\\.mjs$'],
  moduleNameMapper: {
    // Jest wants an import attribute, which Turbopack refuses where next-intl precompiles the file.
    '/messages/on-demand/(en|hi)\\.json$': '<rootDir>/lib/i18n/testing/on-demand-$1.ts',
    '/messages/areas/(en|hi)\\.json$': '<rootDir>/lib/i18n/testing/areas-$1.ts',
    '/messages/(en|hi)\\.json$': '<rootDir>/lib/i18n/testing/messages-$1.ts',
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/lib/i18n/locales.ts',
  },
  testTimeout: 240_000,
  // They wait for PostgreSQL, Redis and timers: two leave a third of two cores idle.
  maxWorkers: 3,
  // ES modules of suites that are over stay in a worker; at four gigabytes it only collects garbage.
  workerIdleMemoryLimit: '2GB',
});

/** Next's, but for test files, which run from one bundle when all are run. */
export default async function config() {
  const next = await ofNext();
  const [[, [, options]]] = Object.entries(next.transform);
  return {
    ...next,
    globalSetup: '<rootDir>/scripts/jest/before-all.mjs',
    transform: {
      '\\.test\\.tsx?$': ['<rootDir>/scripts/jest/transform.mjs', options],
      ...next.transform,
    },
  };
}
