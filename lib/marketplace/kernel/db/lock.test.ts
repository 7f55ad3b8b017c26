import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseInUse, lockFolder } from './lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'haat-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockFile = () => join(folder, 'haat.lock');

describe('the lock of the embedded database', () => {
  it('refuses a second opener and names the process that has it', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(DatabaseInUse);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
    unlock();
    expect(existsSync(lockFile())).toBe(false);
  });

  it('is free again after it is given back', () => {
    lockFolder(folder)();
    expect(() => lockFolder(folder)()).not.toThrow();
  });

  it('is taken over from a process that no longer runs', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(lockFile(), `${pid} whatever`);
    expect(() => lockFolder(folder)()).not.toThrow();
  });

  it('is taken over when another process has the pid of its dead holder', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    writeFileSync(lockFile(), `${other.pid} an-earlier-boot-12345`);
    expect(() => lockFolder(folder)()).not.toThrow();
    other.kill('SIGKILL');
  });

  it('does not hold a copy of the folder that was made while it was in use', () => {
    const unlock = lockFolder(folder);
    const copy = `${folder}-copy`;
    cpSync(folder, copy, { recursive: true });
    expect(() => lockFolder(copy)()).not.toThrow();
    expect(() => lockFolder(folder)).toThrow(DatabaseInUse);
    unlock();
    rmSync(copy, { recursive: true });
  });

  it('holds a folder whose lock an earlier version wrote, without the folder in it', () => {
    const unlock = lockFolder(folder);
    const [pid, identity] = readFileSync(lockFile(), 'utf8').split(' ');
    writeFileSync(lockFile(), `${pid} ${identity}`);
    expect(() => lockFolder(folder)).toThrow(DatabaseInUse);
    unlock();
  });

  it('is taken over when it was left half written', () => {
    writeFileSync(lockFile(), '');
    expect(() => lockFolder(folder)()).not.toThrow();
  });
});
