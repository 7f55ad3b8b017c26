import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build as bundle } from 'esbuild';
import { openDisk } from './disk';
import { openMarksFile } from './marks-file';
import { packBytes } from './packing';
import { isFresh } from './store';
import type { StoredPage } from './stored-page';
import { markTag } from './tags';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'haat-disk-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (
  build: string,
  { most = 10_000_000, canShow = () => true }: Partial<Parameters<typeof openDisk>[0]> = {},
) => openDisk({ folder, build, most, canShow });

async function page(id: string, build = 'one', size = 2000): Promise<StoredPage> {
  // Incompressible bytes give known sizes.
  const bytes = Buffer.from(Array.from({ length: size }, (_, n) => (n * n * 31 + size) % 251));
  const html = await packBytes(Buffer.from(`<h1>${id}</h1>`));
  return {
    ...{ id, build, key: `key of ${id}`, html, rest: { bytes, plainSize: size } },
    ...{ status: 200, sendable: true, tags: ['a tag'], lastModified: Date.now() },
  };
}

const filesOf = (build: string) =>
  readdirSync(join(folder, build), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

it('gives a page back as it was, also to the process that comes after', async () => {
  const kept = await page('/en/product/a');
  await open('one').write(kept);
  expect(await open('one').read('/en/product/a')).toEqual(kept);
  expect(await open('one').read('/en/product/b')).toBeUndefined();
  expect(await open('one').has('/en/product/a')).toBe(true);
});

it('gives out what a build before has rendered until this one has, as long as its scripts are there', async () => {
  await open('one').write(await page('/en/a'));
  await open('one').write(await page('/en/b'));
  const disk = open('two');
  expect(await disk.read('/en/a')).toMatchObject({ build: 'one' });
  expect(await disk.has('/en/a')).toBe(false);
  const ids: string[] = [];
  for await (const id of disk.ofBuildsBefore()) ids.push(id);
  expect(ids.sort()).toEqual(['/en/a', '/en/b']);
  await disk.write(await page('/en/a', 'two'));
  expect(await disk.read('/en/a')).toMatchObject({ build: 'two' });
  expect(await open('three', { canShow: () => false }).read('/en/a')).toBeUndefined();
  expect(readdirSync(folder)).not.toContain('two');
});

it('takes torn and changed files for none, at any byte', async () => {
  await open('one').write(await page('/en/a', 'one', 300));
  const [file = ''] = filesOf('one');
  const whole = readFileSync(file);
  for (let length = 0; length < whole.length; length++) {
    writeFileSync(file, whole.subarray(0, length));
    expect(await open('one').read('/en/a')).toBeUndefined();
  }
  for (let at = 0; at < whole.length; at++) {
    const changed = Buffer.from(whole);
    changed[at] = Number(changed[at]) ^ 1;
    writeFileSync(file, changed);
    expect(await open('one').read('/en/a')).toBeUndefined();
  }
});

it("takes another page's file in its place for none", async () => {
  await open('one').write(await page('/en/a'));
  const [ofA = ''] = filesOf('one');
  const bytes = readFileSync(ofA);
  await open('one').write(await page('/en/b'));
  const ofB = filesOf('one').find((file) => file !== ofA) ?? '';
  writeFileSync(ofB, bytes);
  expect(await open('one').read('/en/b')).toBeUndefined();
});

it('stays within its bytes, and lets go of what was not used for longest', async () => {
  const disk = open('one', { most: 100_000 });
  await disk.write(await page('/en/used', 'one', 9000));
  for (let n = 0; n < 30; n++) {
    await disk.write(await page(`/en/${n}`, 'one', 9000));
    expect(await disk.read('/en/used')).toBeDefined();
  }
  const bytes = filesOf('one').reduce((sum, file) => sum + readFileSync(file).length, 0);
  expect(bytes).toBeLessThanOrEqual(100_000);
  expect(await disk.read('/en/0')).toBeUndefined();
  expect(await disk.read('/en/29')).toBeDefined();
});

it('knows after a restart what has changed since a page was kept', async () => {
  // The mark must lie in the past, also by the clock that Next uses.
  const kept = { ...(await page('/en/a')), lastModified: Date.now() - 60_000 };
  const file = join(folder, 'marks');
  const tag = `tag of ${folder}`;
  openMarksFile(file).add([[tag, { expired: kept.lastModified + 1 }]]);
  writeFileSync(file, `${readFileSync(file, 'utf8')}["torn`);
  openMarksFile(file);
  expect(isFresh({ ...kept, tags: [tag] })).toBe(false);
  // Marks added after a torn line are read, too.
  const later = `${tag} later`;
  openMarksFile(file).add([[later, { expired: kept.lastModified + 1 }]]);
  expect(readFileSync(file, 'utf8').split('\n')).toContain(
    JSON.stringify([later, { expired: kept.lastModified + 1 }]),
  );
  markTag('of another', { expired: kept.lastModified + 1 });
  expect(isFresh({ ...kept, tags: ['of a third'] })).toBe(true);
});

/** A hundred by night. */
const kills = process.env.TEST_NIGHTLY === '1' ? 100 : 30;

it(`shows no wrong page after ${kills} kills in the middle of its writes`, async () => {
  const writer = join(folder, 'writer.mjs');
  await bundle({
    entryPoints: [resolve('server/page-cache/testing/writing-process.ts')],
    outfile: writer,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  const pages = join(folder, 'pages');
  let found = 0;
  for (let kill = 0; kill < kills; kill++) {
    const child = spawn(process.execPath, [writer, pages], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    // Kill after a different number of writes each time, during the next one.
    for (let written = 0; written <= kill % 7; written++) await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const disk = openDisk({ folder: pages, build: 'one', most: 1e9, canShow: () => true });
    for (let n = 0; n < 20; n++) {
      const kept = await disk.read(`/en/${n}`);
      if (!kept) continue;
      found += 1;
      const { version } = kept as StoredPage & { version: string };
      expect(kept.rest.bytes.toString()).toBe(`${version} `.repeat(5000));
    }
  }
  expect(found).toBeGreaterThan(kills);
});
