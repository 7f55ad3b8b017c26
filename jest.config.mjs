import nextJest from 'next/jest.js';

/** The config for `npm run jest`: PGlite, next-intl and the tests are ES modules. */
const ofNext = nextJest({ dir: './' })({
  testEnvironment: '<rootDir>/scripts/jest/environment.mjs',
  // The standalone build for container images has a package.json of its own.
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
  testMatch: ['<rootDir>/{lib,components,app,scripts,lab,server}/**/*.test.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // Next's transform would turn them into CommonJS.
  transformIgnorePatterns: ['\\.mjs$'],
  moduleNameMapper: {
    // Jest needs an import attribute, which Turbopack rejects for files that next-intl precompiles.
    '/messages/on-demand/(en|hi)\\.json$': '<rootDir>/lib/i18n/testing/on-demand-$1.ts',
    '/messages/areas/(en|hi)\\.json$': '<rootDir>/lib/i18n/testing/areas-$1.ts',
    '/messages/(en|hi)\\.json$': '<rootDir>/lib/i18n/testing/messages-$1.ts',
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/lib/i18n/locales.ts',
  },
  testTimeout: 240_000,
  // Tests wait for PostgreSQL, Redis and timers: two workers leave a third of two cores idle.
  maxWorkers: 3,
  // A worker keeps ES modules of finished suites; at four gigabytes it spends its time on garbage collection.
  workerIdleMemoryLimit: '2GB',
});

/** Returns Next's config, except that test files run from one bundle if all of them run. */
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
