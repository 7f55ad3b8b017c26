import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { ProviderError } from '../common/http';
import { type S3Settings, s3Files } from './s3';
import { type LineFault, openBadLine } from './testing/bad-line';
import { describeFileProvider } from './testing/file-rules';
import { makeBucket, realStore } from './testing/real-store';

const store = realStore;
const impatience = { pictures: 300, privateFiles: 300 };

if (store) {
  describeFileProvider(
    'a bucket of a real store',
    ['a wrong secret', 'a wrong key', 'no answer', 'a failing store', 'a cut line'],
    async () => {
      const settings = await makeBucket(store);
      const lines: Awaited<ReturnType<typeof openBadLine>>[] = [];
      const over = async (fault: LineFault) => {
        const line = await openBadLine(settings.endpoint);
        lines.push(line);
        line.fail(fault);
        return s3Files({ ...settings, endpoint: line.url }, impatience);
      };
      return {
        provider: s3Files(settings),
        broken: {
          'a wrong secret': s3Files({ ...settings, secretAccessKey: 'another' }),
          'a wrong key': s3Files({ ...settings, accessKeyId: 'another' }),
          'no answer': await over('silent'),
          'a failing store': await over({ status: 503 }),
          'a cut line': await over('cut'),
        },
        async close() {
          await Promise.all(lines.map((line) => line.close()));
        },
      };
    },
  );
}

const describeStore = store
  ? describe
  : (name: string, _: () => void) =>
      describe.skip(`${name} (TEST_S3_URL is not set)`, () => it.todo(name));

describeStore('a large file in a real store', () => {
  let settings: S3Settings;
  let line: Awaited<ReturnType<typeof openBadLine>>;
  let folder: string;
  const bytes = randomBytes(20 * 1024 * 1024);
  const newKey = () => `imports/${randomUUID()}`;
  beforeAll(async () => {
    settings = await makeBucket(String(store));
    line = await openBadLine(settings.endpoint);
    folder = await mkdtemp(join(tmpdir(), 'haat-store-'));
    await writeFile(join(folder, 'large'), bytes);
  });
  afterAll(async () => {
    await line.close();
    await rm(folder, { recursive: true });
  });
  const direct = () => s3Files(settings).privateFiles;
  const overLine = (patience?: typeof impatience) =>
    s3Files({ ...settings, endpoint: line.url }, patience).privateFiles;
  /** Counts the unfinished uploads of the store. */
  const unfinished = async () => {
    const client = new AwsClient({ ...settings, service: 's3' });
    const answer = await client.fetch(`${settings.endpoint}/${settings.bucket}?uploads=`);
    return (await answer.text()).match(/<UploadId>/g)?.length ?? 0;
  };

  afterEach(() => line.fail('none'));
  const large = () => ({ path: join(folder, 'large') });

  it('comes back as it went, streamed both ways', async () => {
    const key = newKey();
    await direct().keep(key, large());
    const back = await direct().use(key, (path) => readFile(path));
    expect(back?.equals(bytes)).toBe(true);
  });

  it('goes in parts, of which one is in memory', async () => {
    line.calls.length = 0;
    await overLine().keep(newKey(), large());
    const parts = line.calls.flatMap((call) => /partNumber=(\d)/.exec(call)?.[1] ?? []);
    expect(parts).toEqual(['1', '2', '3']);
  });

  it.each([{ status: 503 }, 'cut' as const])(
    'comes through where a part fails for a moment: %s',
    async (fault) => {
      const key = newKey();
      line.fail({ on: 'partNumber=2', times: 1, fault });
      await overLine().keep(key, large());
      expect((await direct().read(key))?.equals(bytes)).toBe(true);
    },
  );

  it.each([{ status: 503 }, { status: 403 }, 'cut' as const])(
    'is not there, nor any part of it, where one cannot be kept: %s',
    async (fault) => {
      const [key, before] = [newKey(), await unfinished()];
      line.fail({ on: 'partNumber=2', times: 9, fault });
      await expect(overLine().keep(key, large())).rejects.toThrow(ProviderError);
      expect(await direct().read(key)).toBeUndefined();
      expect(await unfinished()).toBe(before);
    },
  );

  it('is given up where a part is not answered in time', async () => {
    const key = newKey();
    line.fail({ on: 'partNumber=2', times: 1, fault: 'silent' });
    const keeping = overLine({ ...impatience, privateFiles: 2_000 }).keep(key, large());
    await expect(keeping).rejects.toMatchObject({ kind: 'timeout' });
    expect(await direct().read(key)).toBeUndefined();
  });

  it('is not there at all when its upload was cut off', async () => {
    const key = newKey();
    line.fail({ cutAfter: 1_000_000 });
    await expect(overLine().keep(key, large())).rejects.toThrow(ProviderError);
    expect(await direct().read(key)).toBeUndefined();
  });

  it('is not worked on when its download was cut off', async () => {
    const key = newKey();
    await direct().keep(key, large());
    line.fail({ cutAfter: 1_000_000 });
    let worked = 0;
    const used = overLine().use(key, async () => ++worked);
    await expect(used).rejects.toThrow(ProviderError);
    await expect(overLine().read(key)).rejects.toThrow(ProviderError);
    expect(worked).toBe(0);
  });
});
