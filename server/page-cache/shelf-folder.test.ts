import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { openDisk } from './disk';
import { packBytes } from './packing';
import { openShelfFolder } from './shelf-folder';

const hours = 3_600_000;
let pages: string;
const ends: (() => void)[] = [];
beforeEach(() => {
  pages = mkdtempSync(join(tmpdir(), 'haat-shelves-'));
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  jest.useRealTimers();
  rmSync(pages, { recursive: true, force: true });
});

/** Starts an instance with settings of that name. */
function start(name: string) {
  const { folder, end } = openShelfFolder(pages, name);
  ends.push(end);
  const disk = openDisk({ folder, build: 'one', most: 1e7, canShow: () => true });
  return { folder, disk };
}

async function page(id: string) {
  const rest = await packBytes(Buffer.from(id));
  const of = { status: 200, sendable: true, tags: [], lastModified: Date.now() };
  return { id, build: 'one', key: id, rest, ...of };
}

const lastUsed = (folder: string, hoursAgo: number) => {
  const at = new Date(Date.now() - hoursAgo * hours);
  utimesSync(folder, at, at);
};

it('leaves the pages of an instance with other settings alone, whichever starts last', async () => {
  const one = start('settings-one');
  await one.disk.write(await page('/en/a'));
  const two = start('settings-two');
  await two.disk.write(await page('/en/a'));
  const again = start('settings-one');
  expect(await again.disk.read('/en/a')).toBeDefined();
  expect(await two.disk.read('/en/a')).toBeDefined();
});

it('drops pages of settings that nobody has used for a day, and no earlier', () => {
  const { folder: idle } = start('settings-idle');
  const { folder: recent } = start('settings-recent');
  lastUsed(idle, 25);
  lastUsed(recent, 23);
  start('settings-now');
  expect([existsSync(idle), existsSync(recent)]).toEqual([false, true]);
});

it('says each hour that it is used, and drops what has become idle meanwhile', () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const { folder: left, end } = openShelfFolder(pages, 'settings-left');
  const { folder: used } = start('settings-used');
  end();
  for (let passed = 0; passed < 30; passed++) jest.advanceTimersByTime(hours);
  expect([existsSync(left), existsSync(used)]).toEqual([false, true]);
  start('settings-new');
  expect(readdirSync(pages).sort()).toEqual(['settings-new', 'settings-used']);
});
