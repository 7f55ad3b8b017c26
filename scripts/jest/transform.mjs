import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import nextTransformer from 'next/dist/build/swc/jest-transformer.js';

/** Checks whether a test resets modules, mocks a package, or runs outside Node's own environment. */
export const standsAlone = (source) =>
  /resetModules|isolateModules|mockModule|@jest-environment/.test(source);

/** Runs a test file from the bundle of all tests if it exists, otherwise by itself. */
export function createTransformer(options) {
  const itself = nextTransformer.createTransformer(options);
  return {
    process(source, path, jest) {
      const bundle = process.env.TEST_BUNDLE;
      if (!bundle || standsAlone(source)) return itself.process(source, path, jest);
      const name = JSON.stringify(`./${relative(jest.config.rootDir, path).replaceAll(sep, '/')}`);
      return {
        code: `import { suites } from ${JSON.stringify(bundle)};\nawait suites[${name}]();`,
      };
    },
    getCacheKey: (source, path, { configString }) =>
      createHash('sha256')
        .update([process.env.TEST_BUNDLE, path, source, configString].join('\0'))
        .digest('hex'),
  };
}

export default { createTransformer };
