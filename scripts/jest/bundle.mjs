import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Packages of many small modules, imported only by our code and each other. */
const bundled =
  /^(drizzle-orm|zod|hono|@hono\/(zod-openapi|zod-validator)|csv-parse|lru-cache)(\/|$)/;

/** Globals that Jest provides under a package's name. */
const jestGlobals = [
  'jest',
  'expect',
  'describe',
  'it',
  'test',
  'beforeAll',
  'beforeEach',
  'afterAll',
  'afterEach',
];

/**
 * Bundles test files with our modules that they import into one script. Its value is a function that runs the suite
 * of a path; `__load` and `__builtin` import a package and a module of Node as Jest does, so that a test can mock
 * them.
 * A module runs when a suite first imports it.
 * @param root base folder of test paths
 * @param mapped pairs of a pattern and a path: Jest's `moduleNameMapper`
 */
export async function bundleTests({ root, tests, mapped, outfile }) {
  const entries = tests.map((test) => {
    const path = JSON.stringify(`./${test}`);
    return `${path}: () => import(${path})`;
  });
  const { outputFiles } = await build({
    stdin: { contents: `__suites = {${entries.join(',\n')}};`, resolveDir: root },
    absWorkingDir: root,
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'error',
    plugins: [ownAddress, mappedPaths(root, mapped), packagesLater(root)],
  });
  mkdirSync(dirname(outfile), { recursive: true });
  writeFileSync(
    outfile,
    `(async (__suite, __load, __builtin) => { 'use strict'; let __suites;\n${outputFiles[0].text}\nreturn __suites[__suite](); })`,
  );
}

/** Sets a module's address to that of its source. */
const ownAddress = {
  name: 'own address',
  setup({ onLoad }) {
    onLoad({ filter: /\.(tsx?|mjs)$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!source.includes('import.meta.url')) return;
      const address = JSON.stringify(pathToFileURL(path).href);
      const contents = source.replaceAll('import.meta.url', address);
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/** Resolves Jest's mapped paths: our `@` paths, messages, styles and pictures. */
const mappedPaths = (root, mapped) => ({
  name: 'mapped paths',
  setup({ onResolve, resolve }) {
    for (const [pattern, target] of mapped) {
      const filter = new RegExp(pattern);
      onResolve({ filter }, ({ path, kind }) => {
        const groups = filter.exec(path);
        const other = target.replace(/\$(\d)/g, (_, nth) => groups[nth]);
        return resolve(other, { resolveDir: root, kind, pluginData: 'mapped' });
      });
    }
  },
});

/** Loads a package's exports when they are first needed, and has Jest load them: it must not share them. */
const packagesLater = (root) => ({
  name: 'packages later',
  setup({ onResolve, onLoad }) {
    // A name of package.json's `imports` is one of our own files.
    onResolve({ filter: /^[^./#]/ }, ({ path, pluginData }) => {
      if (isBuiltin(path)) return { path, namespace: 'builtin' };
      if (pluginData === 'mapped' || bundled.test(path)) return;
      return { path, namespace: 'later' };
    });
    const given = (namespace, importing) =>
      onLoad({ filter: /./, namespace }, async ({ path }) => {
        const names = await exportsOf(path, root);
        const contents = moduleOf(importing(JSON.stringify(path)), names);
        return { contents, loader: 'js', resolveDir: root };
      });
    given('builtin', (path) => `{ default: __builtin(${path}), ...__builtin(${path}) }`);
    given('later', (path) => `await __load(${path})`);
  },
});

/** Returns a module that exports the names of an imported one. */
function moduleOf(imported, names) {
  return [
    `const imported = ${imported};`,
    'export default imported.default;',
    ...names.map((name, nth) => `const _${nth} = imported.${name}; export { _${nth} as ${name} };`),
  ].join('\n');
}

async function exportsOf(path, root) {
  if (path === '@jest/globals') return jestGlobals;
  const all = await import(path).catch(() => import(createRequire(`${root}/`).resolve(path)));
  return Object.keys(all).filter((name) => /^[\w$]+$/.test(name) && name !== 'default');
}
