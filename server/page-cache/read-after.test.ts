import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverProcess } from '@/lib/process/server-process';
import { openMarksFile } from './marks-file';
import { markTag } from './tags';

const [early, late] = ['0000000001000000', '00000000f2000000'];

describe('what pages are rendered from', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'haat-marks-'));
    serverProcess.readAfter = undefined;
  });
  afterEach(() => {
    serverProcess.readAfter = undefined;
    rmSync(folder, { recursive: true });
  });

  it('is as new as the latest mark that this process has, wherever it came from', () => {
    markTag('product:1', { expired: 1, readAfter: late });
    markTag('product:2', { expired: 2, readAfter: early });
    markTag('product:3', { expired: 3 });
    expect(serverProcess.readAfter).toBe(late);
  });

  it('is looked for anew behind each mark', () => {
    const before = serverProcess.changes ?? 0;
    markTag('stores', { stale: 1 });
    expect(serverProcess.changes).toBe(before + 1);
  });

  it('goes on with a mark to other instances', () => {
    markTag('product:4', { expired: 1, readAfter: late });
    markTag('product:4', { expired: 2, readAfter: early });
    expect(markTag('product:4', {})).toMatchObject({ expired: 2, readAfter: late });
  });

  it('is not older after a restart', () => {
    const path = join(folder, 'marks');
    const now = Date.now();
    openMarksFile(path).add([
      ['product:5', { expired: now, readAfter: late }],
      ['product:5', { expired: now + 1, readAfter: early }],
    ]);
    openMarksFile(path);
    expect(serverProcess.readAfter).toBe(late);
  });
});
