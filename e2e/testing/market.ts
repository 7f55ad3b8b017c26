import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test } from '@playwright/test';
import { operatorToken } from './delivered-order';
import { dataDir } from './mail';

const run = promisify(execFile);

/** Runs `npm run market` for the shop under test; returns its output. */
export async function market(...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    SITE_URL: test.info().project.use.baseURL as string,
    DATA_DIR: dataDir,
    OPERATOR_TOKEN: operatorToken,
  };
  const script = ['--import', 'tsx', 'scripts/market.ts'];
  const { stdout } = await run(process.execPath, [...script, ...args], { env });
  return stdout;
}
