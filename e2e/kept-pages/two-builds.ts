import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies the build under another build id.
 * @returns the options with which `startShop` starts it
 */
export function makeRelease(folder: string, name: string): { script: string; cwd: string } {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/image.mjs'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build could not be gathered: ${stderr}`);
  cpSync('.next/standalone', folder, { recursive: true, verbatimSymlinks: true });
  writeFileSync(join(folder, '.next', 'BUILD_ID'), name);
  return { script: 'scripts/container.mjs', cwd: folder };
}
