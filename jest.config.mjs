import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** ESM-only packages that Jest has to compile like our own code. */
const compiled = ['use-intl', 'next-intl', 'intl-messageformat', '@formatjs', 'icu-minify'];

const config = await createJestConfig({
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{lib,components,app,scripts}/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/lib/i18n/locales.ts',
  },
  testTimeout: 60_000,
  maxWorkers: 2,
})();

export default {
  ...config,
  transformIgnorePatterns: [`/node_modules/(?!(${compiled.join('|')})/)`],
};
