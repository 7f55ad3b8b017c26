import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import nextTransformer from 'next/dist/build/swc/jest-transformer.js';

/** Checks whether a test resets modules, mocks a package, or runs outside our environment. */
export const standsAlone = (source) =>
  /resetModules|isolateModules|mockModule|@jest-environment/.test(source);

/** Runs a test file from the bundle of all tests if it exists, otherwise by itself. */
export function createTransformer(options) {
  const itself = nextTransformer.createTransformer(options);
  return {
    process(source, path, jest) {
      if (!process.env.TEST_BUNDLE || standsAlone(source)) {
        return itself.process(source, path, jest);
      }
      return { code: fromBundle(path, jest.config) };
    },
    getCacheKey: (source, path, { config, configString }) =>
      createHash('sha256')
        .update(
          [process.env.TEST_BUNDLE, fromBundle(path, config), source, configString].join('\0'),
        )
        .digest('hex'),
  };
}

/** Returns the code that runs a suite of the bundle (bundle.mjs) in the environment (environment.mjs). */
function fromBundle(path, { rootDir }) {
  const suite = JSON.stringify(`./${relative(rootDir, path).replaceAll(sep, '/')}`);
  return `import { createRequire } from 'node:module';
await runSuite(${suite}, (path) => import(path), createRequire(import.meta.url));`;
}

export default { createTransformer };
