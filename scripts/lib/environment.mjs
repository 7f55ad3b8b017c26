import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Reads .env files as Next does, then settles what the server needs and nobody has set. */
export async function settleEnvironment({ production }) {
  const { default: env } = await import('@next/env');
  env.loadEnvConfig(process.cwd(), !production, { info: () => {}, error: console.error });
  process.env.PORT ||= '3000';
  process.env.NEXT_TELEMETRY_DISABLED ||= '1';
  process.env.NEXTAUTH_URL ||= process.env.SITE_URL || `http://localhost:${process.env.PORT}`;
  process.env.AUTH_TRUST_HOST ||= process.env.SITE_URL ? '' : 'true';
  process.env.NEXTAUTH_SECRET ||= storedSecret();
}

/** The absolute data folder. */
export function dataDir() {
  return resolve(process.env.DATA_DIR || '.data');
}

/** The key of the session cookies: made at the first start, then kept in the data folder. */
function storedSecret() {
  const file = join(dataDir(), 'session-secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir(), { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
    chmodSync(file, 0o600);
  }
  return readFileSync(file, 'utf8').trim();
}
