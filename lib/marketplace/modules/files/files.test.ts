import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProviderError } from '../../providers/common/http';
import { setUp } from '../../providers/common/set-up';
import { diskFiles } from '../../providers/files/disk';
import type { FileProvider } from '../../providers/files/provider';
import { s3Files } from '../../providers/files/s3';
import { openBucket } from '../../providers/files/testing/bucket';
import { openFiles } from './files';

let folder: string;
let bucket: Awaited<ReturnType<typeof openBucket>>;
let disk: FileProvider;
let s3: FileProvider;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-files-'));
  bucket = await openBucket();
  disk = diskFiles(folder);
  s3 = s3Files(bucket.settings);
});
afterEach(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});

const kinds = [
  ['pictures', () => `stores/${randomUUID()}.webp`],
  ['privateFiles', () => `tickets/${randomUUID()}`],
] as const;
const [old, fresh] = [Buffer.from('old'), Buffer.from('new')];

describe.each(kinds)('%s of a market that moves', (kind, newKey) => {
  it.each([
    ['from its folder to a bucket', () => [disk, s3] as const],
    ['from a bucket to its folder', () => [s3, disk] as const],
  ])('%s are found where they lie, and kept at the new place', async (_, both) => {
    const [before, after] = both();
    const [oldKey, newOne] = [newKey(), newKey()];
    await openFiles(setUp([before]))[kind].keep(oldKey, old);

    const files = openFiles(setUp([s3, disk], after.name))[kind];
    await files.keep(newOne, fresh);
    expect(await files.read(oldKey)).toEqual(old);
    expect(await files.use(oldKey, async () => 'done')).toBe('done');
    expect(await after[kind].read(newOne)).toEqual(fresh);
    expect(await before[kind].read(newOne)).toBeUndefined();
  });

  it('are removed wherever a copy lies', async () => {
    const key = newKey();
    for (const each of [disk, s3]) await each[kind].keep(key, old);
    const files = openFiles(setUp([s3, disk]));
    await files[kind].remove(key);
    for (const each of [disk, s3]) expect(await each[kind].read(key)).toBeUndefined();
  });

  it('are had from the other place while one fails; what may lie there is not called gone', async () => {
    const [known, unknown] = [newKey(), newKey()];
    await disk[kind].keep(known, old);
    bucket.behave(503);
    const files = openFiles(setUp([s3, disk]))[kind];
    expect(await files.read(known)).toEqual(old);
    await expect(files.read(unknown)).rejects.toThrow(ProviderError);
    await expect(files.use(unknown, async () => true)).rejects.toThrow(ProviderError);
  });

  it('are worked on once, also where the work fails', async () => {
    const key = newKey();
    for (const each of [disk, s3]) await each[kind].keep(key, old);
    let tries = 0;
    const failing = async () => {
      tries++;
      throw new Error('not readable');
    };
    const files = openFiles(setUp([s3, disk]))[kind];
    await expect(files.use(key, failing)).rejects.toThrow('not readable');
    expect(tries).toBe(1);
  });
});

it('is nowhere without a provider', () => {
  expect(() => openFiles(setUp<FileProvider>([]))).toThrow();
});
