import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const { plugins } = JSON.parse(readFileSync('biome.json', 'utf8'));

/** Returns the files in which the repository's plugins find something, and their messages. */
export function lint(files: Record<string, string>): { found: string[]; said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'haat-lint-'));
  const own = plugins.map((each: { path: string }) => ({ ...each, path: resolve(each.path) }));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins: own }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const args = ['lint', '--reporter=github', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), args, {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true, force: true });
  return { found: Object.keys(files).filter((path) => stdout.includes(path)), said: stdout };
}
