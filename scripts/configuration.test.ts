import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const places = ['app', 'components', 'lib', 'server', 'scripts', 'lab', 'e2e'];
const files = ['middleware.ts', 'instrumentation.ts', 'next.config.ts', 'playwright.config.ts'];
const page = readFileSync('docs/configuration.md', 'utf8');

/**
 * The ways in which code reads a setting: `process.env.X`, `setting('X')` of lib/config.ts, `const { X } =
 * process.env`.
 */
const readings = [
  /process\.env\.([A-Z][A-Z0-9_]*)/g,
  /\bsetting\('([A-Z][A-Z0-9_]*)'\)/g,
  /\{([^{}]*)\}\s*=\s*process\.env\b/g,
];

function sources(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => sources(join(path, name)));
}

const isCode = (path: string) => /\.(?:ts|tsx|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path);

function settingsOf(source: string): string[] {
  return readings
    .flatMap((reading) => [...source.matchAll(reading)])
    .flatMap(([, found = '']) => found.match(/[A-Z][A-Z0-9_]+/g) ?? []);
}

const inCode = new Set(
  [...places.flatMap(sources), ...files]
    .filter(isCode)
    .flatMap((path) => settingsOf(readFileSync(path, 'utf8'))),
);
const namesIn = (text: string) => new Set(text.match(/`[A-Z][A-Z0-9_]+`/g)?.map(unquoted));
const unquoted = (name: string) => name.slice(1, -1);

const [, forRunning = '', forBuilding = ''] =
  /^([\s\S]*)^## Building and testing$([\s\S]*)$/m.exec(page) ?? [];
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| `([A-Z][A-Z0-9_]+)`/gm)].map(([, name = '']) => name);
const [, tables = '', others = ''] =
  /^([\s\S]*)^## Not yours to set$([\s\S]*)$/m.exec(forBuilding) ?? [];
const running = rowsOf(forRunning);
const documented = new Set([...running, ...rowsOf(tables), ...namesIn(others)]);

it('finds settings however they are read', () => {
  expect(
    settingsOf("process.env.PORT; setting('SMTP_URL'); const { A_B, C = '1' } = process.env;"),
  ).toEqual(['PORT', 'SMTP_URL', 'A_B']);
});

it('documents every setting that the code reads in docs/configuration.md', () => {
  expect([...inCode].filter((name) => !documented.has(name)).sort()).toEqual([]);
});

it('documents no setting that the code does not read', () => {
  const outside = new Set(['NEXTAUTH_URL', 'AUTH_TRUST_HOST', 'PATH', 'HOME']);
  const stale = [...documented].filter((name) => !inCode.has(name) && !outside.has(name));
  expect(stale).toEqual([]);
});

it('names each setting once', () => {
  expect(running.filter((name, index) => running.indexOf(name) !== index)).toEqual([]);
});

it('has an example of every setting of a running shop in .env.example, and of nothing else', () => {
  const example = readFileSync('.env.example', 'utf8');
  const named = [...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual([...running].sort());
});

describe('the example of settings in deploy/', () => {
  const deployed = readFileSync('deploy/haat.env.example', 'utf8');
  const named = [...deployed.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);

  it('has only settings that exist', () => {
    const ofCompose = ['POSTGRES_PASSWORD', 'SERVER_NAME'];
    expect(named.filter((name) => !running.includes(name) && !ofCompose.includes(name))).toEqual(
      [],
    );
  });

  it('has every setting that a shop in production should set', () => {
    const byService = ['DATA_DIR'];
    const leftAlone =
      /^(?:|no\b.*|never|as needed|behind a proxy on the same machine|.*`API_URL`|.*API host.*)$/;
    const wanted = [...forRunning.matchAll(/^\| `([A-Z][A-Z0-9_]+)`.*\|\s*([^|]*?)\s*\|$/gm)]
      .filter(([, , production = '']) => !leftAlone.test(production))
      .map(([, name = '']) => name);
    expect(wanted.filter((name) => !named.includes(name) && !byService.includes(name))).toEqual([]);
  });
});
