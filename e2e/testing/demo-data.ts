import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dataDir as shared } from './mail';

const template = '.tmp/e2e-demo';

/** Creates a data folder with a demo market of 110 products, for a test's own shop. */
export function demoData(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(template, folder, { recursive: true });
}

/** Creates the template market once for each build; its tests copy it. */
export default function fillTemplate(): void {
  const build = readFileSync('.next/BUILD_ID', 'utf8');
  const stamp = `${template}.build`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === build) return;
  rmSync(template, { recursive: true, force: true });
  // Existing pictures need not be drawn again.
  if (existsSync(`${shared}/media`)) {
    cpSync(`${shared}/media`, `${template}/media`, { recursive: true });
  }
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: template, DEMO_PRODUCTS: '110' };
  const { status, stderr } = spawnSync(process.execPath, ['.next/server-build/prepare.mjs'], {
    env: { ...env, PAYMENTS: 'test', DEMO_DATA: 'goods' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The demo market could not be filled: ${stderr}`);
  writeFileSync(stamp, build);
}
