import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
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
 * Bundles test files with our modules that they import into one file. Its export `suites` maps the path of a
 * test file to a function that runs it. A module runs when a suite first imports it; Jest then loads packages,
 * so that a test can mock them.
 * @param root base folder of test paths
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

/** Sets a module's address to that of its source. */
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

/** Loads a package's exports when they are first needed: a static import would load them for every suite. */
const packagesLater = (root) => ({
  name: 'packages later',
  setup({ onResolve, onLoad }) {
    // A name of package.json's `imports` is one of our own files.
    onResolve({ filter: /^[^./#]/ }, ({ path, namespace, pluginData }) => {
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
