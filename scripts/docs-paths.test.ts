import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];

/** Folders of paths in tables that name tests (see docs/security.md). */
const roots = ['.', 'lib/marketplace', 'lib/storefront', 'server', 'e2e'];

/** A path of the repository: it begins with one of its folders, or has a file extension. */
const looksLikePath =
  /^(?:(?:app|components|content|deploy|docs|e2e|lab|lib|messages|public|scripts|server|\.ci|\.github)\/|[\w.-][\w./-]*\/[\w.-]+\.(?:ts|tsx|mjs|json|md|yml|sql)$)[^\s`*{}…$<>]*$/;

/** Returns inline code outside fenced blocks, without anchors or line numbers. */
const codeIn = (text: string) =>
  [...text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, code = '']) => code,
  );

const pathsIn = (text: string) => codeIn(text).filter((code) => looksLikePath.test(code));

/** Returns link targets that are neither web addresses nor anchors alone. */
const linksIn = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, address = '']) => address.replace(/#.*$/, ''))
    .filter((address) => address && !/^[a-z]+:/.test(address));

it('takes files and folders of the repository for paths, and nothing else', () => {
  const text = '`lib/config.ts` `server/` `npm run x` `/media/…` `a/b.ts` `image/webp` `lib/{a,b}`';
  expect(pathsIn(text)).toEqual(['lib/config.ts', 'server/', 'a/b.ts']);
});

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('names only paths that exist', () => {
    const gone = pathsIn(text).filter(
      (path) => !roots.some((root) => existsSync(join(root, path))),
    );
    expect(gone).toEqual([]);
  });

  it('links only to files that exist', () => {
    const gone = linksIn(text).filter((link) => !existsSync(join(dirname(document), link)));
    expect(gone).toEqual([]);
  });
});

it('lists every decision in the index, with its title', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  const missing = readdirSync('docs/decisions')
    .filter((file) => /^\d/.test(file))
    .filter((file) => {
      const [, title = ''] =
        /^# \d+\. (.*)$/m.exec(readFileSync(`docs/decisions/${file}`, 'utf8')) ?? [];
      return !(index.includes(`(${file})`) && index.includes(title));
    });
  expect(missing).toEqual([]);
});
