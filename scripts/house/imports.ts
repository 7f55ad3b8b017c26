import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';

export type Import = { from: string; to: string };

/** Returns the source files under a folder that run in the shop: no tests, nothing of `testing/`. */
export function sourcesIn(folder: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', folder], {
    encoding: 'utf8',
  });
  return listed
    .trim()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));
}

/** The names of package.json's `imports`, as production resolves them. */
const named: Record<string, { default: string }> = JSON.parse(
  readFileSync('package.json', 'utf8'),
).imports;

const specifiers = /(?:\bfrom|\bimport\(|^import)\s*'([^']+)'/gm;

/** Returns the imports from `files` of `known` files, static, dynamic and of types. */
export function importsOf(files: readonly string[], known: ReadonlySet<string>): Import[] {
  const found: Import[] = [];
  for (const from of files) {
    for (const [, specifier = ''] of readFileSync(from, 'utf8').matchAll(specifiers)) {
      const path = pathOf(specifier, from);
      if (!path) continue;
      const to = [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`, path].find((each) =>
        known.has(each),
      );
      if (to) found.push({ from, to });
    }
  }
  return found;
}

/** Resolves a specifier to a path without its extension, or with it; undefined for packages. */
function pathOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (specifier.startsWith('#')) return named[specifier]?.default.replace('./', '');
  return specifier.startsWith('.') ? posix.join(dirname(from), specifier) : undefined;
}

/** Returns the groups of nodes that reach each other (Tarjan's strongly connected components). */
export function circles(
  nodes: Iterable<string>,
  pairs: readonly (readonly [string, string])[],
): string[][] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of pairs) {
    if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to));
  }
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (node: string) => {
    index.set(node, index.size);
    low.set(node, index.size - 1);
    stack.push(node);
    for (const other of next.get(node) ?? []) {
      if (!index.has(other)) visit(other);
      if (stack.includes(other)) low.set(node, Math.min(low.get(node) ?? 0, low.get(other) ?? 0));
    }
    if (low.get(node) !== index.get(node)) return;
    const circle = stack.splice(stack.indexOf(node));
    if (circle.length > 1) found.push(circle);
  };
  for (const node of nodes) if (!index.has(node)) visit(node);
  return found;
}
