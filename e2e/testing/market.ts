import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test } from '@playwright/test';
import { operatorToken } from './delivered-order';
import { dataDir } from './mail';

const run = promisify(execFile);

/** `npm run market`, as the operator of the shop under test; answers what it prints. */
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
