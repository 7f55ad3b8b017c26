import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Target } from '@/e2e/smoke/run-checks';

/** A shop opened for the checks, with the function that closes it. */
export type OpenShop = {
  target: Target;
  environment?: Record<string, string>;
  close(): Promise<void>;
};

/** Settings of a small shop, independent of this process's environment. */
export const ownSettings = {
  ...{
    API_URL: '',
    DATABASE_URL: '',
    REDIS_URL: '',
    SMTP_URL: '',
    SMS_URL: '',
    S3_BUCKET: '',
    SEARCH_URL: '',
    SITE_URL: '',
  },
  ...{ RAZORPAY_KEY_ID: '', RAZORPAY_KEY_SECRET: '', PICTURE_HOSTS: '', TRUST_PROXY: '' },
  MORE_LANGUAGES: '',
  CDN: '',
  ROLE: '',
  NEXTAUTH_URL: 'http://localhost',
  AUTH_TRUST_HOST: 'true',
  NEXTAUTH_SECRET: 'the-secret-of-the-smoke-tests',
  OPERATOR_TOKEN: 'the-operator-of-the-smoke-tests',
  PAYMENTS: 'test',
  DEMO_DATA: 'goods',
  DEMO_PRODUCTS: '60',
  LOG_LEVEL: 'warn',
};

export const smokeFolder = resolve('.tmp/smoke');

/** Creates an empty data folder of that name, but keeps the demo pictures, which take long to draw. */
export function emptyFolder(name: string): string {
  const folder = join(smokeFolder, name);
  const media = join(folder, 'media');
  for (const entry of existsSync(folder) ? readdirSync(folder) : []) {
    if (entry !== 'media') rmSync(join(folder, entry), { recursive: true });
  }
  mkdirSync(folder, { recursive: true });
  const others = ['.tmp/e2e/media', join(smokeFolder, 'start/media')];
  const drawn = existsSync(media) ? undefined : others.find((other) => existsSync(other));
  if (drawn) cpSync(drawn, media, { recursive: true });
  return folder;
}
