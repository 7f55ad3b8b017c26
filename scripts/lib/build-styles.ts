import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import tailwind from '@tailwindcss/postcss';
import { build, type Metafile } from 'esbuild';
import postcss from 'postcss';
import { PurgeCSS } from 'purgecss';
import { type SheetName, sheetNames, sheetOf } from '@/lib/storefront/page-sheet';

/**
 * Builds the style sheet of the whole site, and for each page type a part with the styles of its first display:
 * the rules whose classes occur in its imported modules. Both have the rules in the same order, so that one can
 * be loaded over the other.
 */

const root = 'app/[locale]/(storefront)';
const entry = `${root}/globals.css`;
const layout = `${root}/layout.tsx`;
const areasEntry = 'app/[locale]/(areas)/areas.css';
const folder = '.next/static/styles';
const fonts = {
  inter: 'components/shell/fonts/inter.woff2',
  devanagari: 'components/shell/fonts/noto-sans-devanagari.woff2',
};

mkdirSync(folder, { recursive: true });
const fontAddresses = Object.fromEntries(
  Object.entries(fonts).map(([name, file]) => [name, publish(basename(file), readFileSync(file))]),
) as Record<keyof typeof fonts, string>;
const whole = await styleSheet(entry);
const areas = await styleSheet(areasEntry);
const modules = await importsOfPages();
const sheets: Partial<Record<SheetName, string>> = {};
for (const name of sheetNames) sheets[name] = await partOf(whole, modulesOf(name));
mkdirSync('.next/server-build', { recursive: true });
writeFileSync(
  '.next/server-build/style-sheets.json',
  JSON.stringify({
    sheets,
    whole: publish('site.css', Buffer.from(whole)),
    added: publish('added.css', Buffer.from(withoutFonts(whole))),
    areas: publish('areas.css', Buffer.from(areas)),
    fonts: fontAddresses,
  }),
);
const sizes = sheetNames.map((name) => `${name} ${kilobytes(sheets[name] ?? '')}`);
console.log(
  `Style sheets: whole ${kilobytes(whole)}, ${sizes.join(', ')}, areas ${kilobytes(areas)}`,
);

/** Writes a file under a name with its hash. Returns its address. */
function publish(name: string, content: Buffer): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const file = name.replace('.', `-${hash}.`);
  writeFileSync(join(folder, file), content);
  return `/_next/static/styles/${file}`;
}

/** Returns the styles that a sheet's sources use, with the addresses of the fonts. */
async function styleSheet(from: string): Promise<string> {
  const made = await postcss([tailwind({ optimize: { minify: true } })]).process(
    readFileSync(from, 'utf8'),
    { from },
  );
  return made.css.replace(/url\(["']?[^"')]*?([\w-]+\.woff2)["']?\)/g, (_, name: string) => {
    const font = (Object.keys(fonts) as (keyof typeof fonts)[]).find((key) =>
      fonts[key].endsWith(`/${name}`),
    );
    if (!font) throw new Error(`${name} is not among the fonts of build-styles.ts`);
    return `url(${fontAddresses[font]})`;
  });
}

/** Removes font declarations: browsers treat a repeated declaration as another font and lay out every text again. */
function withoutFonts(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (rule) => void rule.remove());
  return sheet.toString();
}

function pages(): string[] {
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return found.filter((file) => basename(file) === 'page.tsx').map((file) => join(root, file));
}

async function importsOfPages(): Promise<Metafile['inputs']> {
  const { metafile } = await build({
    entryPoints: [layout, ...pages()].map((file) => `./${file}`),
    bundle: true,
    metafile: true,
    write: false,
    outdir: '.next/unused',
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.woff2': 'empty', '.ttf': 'empty', '.css': 'empty', '.json': 'empty' },
    logLevel: 'error',
  });
  return metafile.inputs;
}

/** Returns the modules of the pages of a type, without those loaded later. */
function modulesOf(name: SheetName): string[] {
  const own = pages().filter(
    (file) => sheetOf(relative(root, dirname(file)).split('/').filter(Boolean)) === name,
  );
  const layouts = own.flatMap(layoutsOf);
  const left = [layout, ...layouts, ...own];
  const seen = new Set<string>();
  for (let file = left.pop(); file; file = left.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const { kind, path, external } of modules[file]?.imports ?? []) {
      if (kind !== 'dynamic-import' && !external) left.push(path);
    }
  }
  return [...seen].filter((file) => /^(?:app|components|lib\/storefront)\/.*\.tsx?$/.test(file));
}

/** Returns the layouts and error pages around a page. */
function layoutsOf(page: string): string[] {
  const parts = page.split('/');
  return parts
    .map((_, count) => parts.slice(0, count).join('/'))
    .flatMap((path) => ['layout', 'error', 'not-found'].map((name) => `${path}/${name}.tsx`))
    .filter((file) => existsSync(file));
}

async function partOf(css: string, files: string[]): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: files.map((file) => ({ raw: readFileSync(file, 'utf8'), extension: 'tsx' })),
    defaultExtractor: (text) => [...text.split(/[\s"'`]+/), ...(text.match(/[\w-]+/g) ?? [])],
    safelist: ['html', 'body', ':root', ':host'],
    variables: true,
    keyframes: true,
  });
  return purged?.css ?? css;
}

function kilobytes(text: string): string {
  return `${Math.round(Buffer.byteLength(text) / 1024)} KB`;
}
