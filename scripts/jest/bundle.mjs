import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Packages of many small modules that nobody imports but our code and each other. */
const bundled =
  /^(drizzle-orm|zod|hono|@hono\/(zod-openapi|zod-validator)|csv-parse|lru-cache)(\/|$)/;

/** What Jest hands to tests by the name of a package. */
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
 * Writes test files, and whatever they import of ours, as one file. It exports `suites`: by the path of a
 * test file, what runs it. A module runs when the first of a suite imports it; packages are loaded by
 * Jest then, so that a test may stand in for one.
 * @param root folder that paths of tests begin at
 * @param mapped pairs of a pattern and a path: Jest's `moduleNameMapper`
 */
export async function bundleTests({ root, tests, mapped, outfile }) {
  const entries = tests.map((test) => {
    const path = JSON.stringify(`./${test}`);
    return `${path}: () => import(${path})`;
  });
  await build({
    stdin: { contents: `export const suites = {${entries.join(',\n')}};`, resolveDir: root },
    absWorkingDir: root,
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'error',
    plugins: [ownAddress, mappedPaths(root, mapped), packagesLater(root)],
  });
}

/** A module's address is the one of its source. */
const ownAddress = {
  name: 'own address',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!source.includes('import.meta.url')) return;
      const address = JSON.stringify(pathToFileURL(path).href);
      const contents = source.replaceAll('import.meta.url', address);
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/** What Jest has another file stand for: our paths by `@`, messages, styles and pictures. */
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

/** A package's exports, taken from it when it is first needed: a static import would load it for every suite. */
const packagesLater = (root) => ({
  name: 'packages later',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ path, namespace, pluginData }) => {
      if (namespace === 'later' || isBuiltin(path)) return { path, external: true };
      if (pluginData === 'mapped' || bundled.test(path)) return;
      return { path, namespace: 'later' };
    });
    onLoad({ filter: /./, namespace: 'later' }, async ({ path }) => {
      const names = await exportsOf(path, root);
      return { contents: laterModule(path, names), loader: 'js', resolveDir: root };
    });
  },
});

function laterModule(path, names) {
  return [
    `const loaded = await import(${JSON.stringify(path)});`,
    'export default loaded.default;',
    ...names.map((name, nth) => `const _${nth} = loaded.${name}; export { _${nth} as ${name} };`),
  ].join('\n');
}

async function exportsOf(path, root) {
  if (path === '@jest/globals') return jestGlobals;
  const all = await import(path).catch(() => import(createRequire(`${root}/`).resolve(path)));
  return Object.keys(all).filter((name) => /^[\w$]+$/.test(name) && name !== 'default');
}
