import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Reads .env files like Next. */
export async function readEnvironment({ production }) {
  // The module is CommonJS: plain Node exposes it as `default`, tsx does not.
  const env = await import('@next/env');
  (env.default ?? env).loadEnvConfig(process.cwd(), !production, {
    info: () => {},
    error: console.error,
  });
}

/** Reads .env files, then sets defaults that the server needs. */
export async function settleEnvironment({ production }) {
  await readEnvironment({ production });
  process.env.PORT ||= '3000';
  process.env.NEXT_TELEMETRY_DISABLED ||= '1';
  process.env.NEXTAUTH_URL ||= process.env.SITE_URL || `http://localhost:${process.env.PORT}`;
  process.env.AUTH_TRUST_HOST ||= process.env.SITE_URL ? '' : 'true';
  process.env.NEXTAUTH_SECRET ||= storedSecret('session-secret');
  process.env.OPERATOR_TOKEN ||= storedSecret(operatorTokenName);
  // The background jobs of the embedded host notify the storefront as another host would. Jobs of another
  // process must be given its key.
  const tellsItself = !process.env.API_URL && process.env.ROLE?.trim() !== 'worker';
  if (tellsItself) process.env.REVALIDATE_SECRET ||= randomBytes(32).toString('base64url');
}

const operatorTokenName = 'operator-token';

/** Returns the path of the operator's key, used if OPERATOR_TOKEN is not set. */
export const operatorTokenFile = () => join(dataDir(), operatorTokenName);

/** Returns the absolute data folder. */
export function dataDir() {
  return resolve(process.env.DATA_DIR || '.data');
}

/** Returns a key, created at the first start and kept in the data folder. */
function storedSecret(name) {
  const file = join(dataDir(), name);
  if (!existsSync(file)) {
    mkdirSync(dataDir(), { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
    chmodSync(file, 0o600);
  }
  return readFileSync(file, 'utf8').trim();
}
