import { existsSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isUnavailable } from '../../kernel/db/errors';
import { ProviderError } from '../common/http';
import { s3Files } from './s3';
import { openBucket } from './testing/bucket';
import { describeFileProvider } from './testing/file-rules';

const impatience = { pictures: 200, privateFiles: 200 };

describeFileProvider(
  'a bucket',
  ['a wrong secret', 'no answer', 'an answer of 503', 'nobody there'],
  async () => {
    const [bucket, silent, failing] = [await openBucket(), await openBucket(), await openBucket()];
    const gone = await openBucket();
    await gone.close();
    silent.behave('silent');
    failing.behave(503);
    return {
      provider: s3Files(bucket.settings),
      broken: {
        'a wrong secret': s3Files({ ...bucket.settings, secretAccessKey: 'another' }),
        'no answer': s3Files(silent.settings, impatience),
        'an answer of 503': s3Files(failing.settings, { pictures: 1_000, privateFiles: 1_000 }),
        'nobody there': s3Files(gone.settings),
      },
      async close() {
        await Promise.all([bucket, silent, failing].map((each) => each.close()));
      },
    };
  },
);

describe('a bucket', () => {
  const webp = 'stores/one.webp';
  const file = 'tickets/0b3f6a52-4a0e-4a0e-8a0e-0b3f6a524a0e';
  let bucket: Awaited<ReturnType<typeof openBucket>>;
  beforeEach(async () => {
    bucket = await openBucket();
  });
  afterEach(() => bucket.close());

  it('has pictures at its root and private files below private/, each with its type', async () => {
    const { pictures, privateFiles } = s3Files(bucket.settings);
    await pictures.keep(webp, Buffer.from('a'));
    await privateFiles.keep(file, Buffer.from('b'));
    expect([...bucket.objects].map(([key, { type }]) => [key, type])).toEqual([
      [`/haat-test/${webp}`, 'image/webp'],
      [`/haat-test/private/${file}`, 'application/octet-stream'],
    ]);
  });

  it('is asked again where it failed for a moment', async () => {
    const { pictures } = s3Files(bucket.settings);
    await pictures.keep(webp, Buffer.from('a'));
    bucket.behave(503, 2);
    expect(await pictures.read(webp)).toEqual(Buffer.from('a'));
    expect(bucket.calls()).toBe(4);
  });

  it('is given up in time also where memory is freed meanwhile', async () => {
    bucket.behave('silent');
    const { pictures } = s3Files(bucket.settings, { pictures: 1000, privateFiles: 1000 });
    const keeping = pictures.keep(webp, Buffer.from('a')).catch((error: unknown) => error);
    setFlagsFromString('--expose-gc');
    const freeMemory = runInNewContext('gc') as () => void;
    while (bucket.calls() === 0) await after(10);
    freeMemory();
    expect(await keeping).toMatchObject({ kind: 'timeout' });
  });

  it('leaves nothing on this machine of a file that was used', async () => {
    const { privateFiles } = s3Files(bucket.settings);
    await privateFiles.keep(file, Buffer.from('b'));
    const path = await privateFiles.use(file, async (at) => at);
    expect([path, existsSync(String(path))]).toEqual([expect.any(String), false]);
  });

  it('does not take a bucket that is not there for one that keeps', async () => {
    bucket.behave(404);
    const { pictures } = s3Files(bucket.settings);
    await expect(pictures.keep(webp, Buffer.from('a'))).rejects.toThrow(ProviderError);
  });

  it('that cannot be reached is as temporary as a database that cannot', async () => {
    const gone = await openBucket();
    await gone.close();
    const { pictures } = s3Files(gone.settings);
    const failure = await pictures.read(webp).catch((error: unknown) => error);
    expect(isUnavailable(failure)).toBe(true);
  });
});
