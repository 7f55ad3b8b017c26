import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBucket } from '../../providers/files/testing/bucket';
import { filesFromConfig } from './files';

const folder = mkdtempSync(join(tmpdir(), 'haat-files-'));
const environment = { ...process.env };
let bucket: Awaited<ReturnType<typeof openBucket>>;
beforeEach(async () => {
  bucket = await openBucket();
  Object.assign(process.env, { DATA_DIR: folder, S3_BUCKET: '', FILE_PROVIDER: '' });
});
afterEach(async () => {
  process.env = { ...environment };
  await bucket.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

function withBucket() {
  const { settings } = bucket;
  Object.assign(process.env, {
    S3_BUCKET: settings.bucket,
    S3_ENDPOINT: settings.endpoint,
    S3_REGION: settings.region,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  });
}

async function keptBy() {
  const key = `stores/${randomUUID()}.webp`;
  await filesFromConfig().pictures.keep(key, Buffer.from('x'));
  return {
    disk: existsSync(join(folder, 'uploads', key)),
    bucket: bucket.objects.size > 0,
  };
}

it('keeps files in the data folder', async () => {
  expect(await keptBy()).toEqual({ disk: true, bucket: false });
});

it('keeps them in the bucket where one is set', async () => {
  withBucket();
  expect(await keptBy()).toEqual({ disk: false, bucket: true });
});

it('keeps them where FILE_PROVIDER says', async () => {
  withBucket();
  process.env.FILE_PROVIDER = 'disk';
  expect(await keptBy()).toEqual({ disk: true, bucket: false });
});

it('keeps them all the same where it names one that is not set up', async () => {
  process.env.FILE_PROVIDER = 's3';
  expect(await keptBy()).toEqual({ disk: true, bucket: false });
});
