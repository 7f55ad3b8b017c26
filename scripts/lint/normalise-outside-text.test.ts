import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const { plugins } = JSON.parse(readFileSync('biome.json', 'utf8'));

/** The files of these paths in which the repository's plugins find something, and what they say. */
function lint(files: Record<string, string>): { found: string[]; said: string } {
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

const plain = (call: string) => `export const plain = (name: string) => ${call};\n`;

describe('the lint against normalize() on texts of outside', () => {
  it('refuses it in every form, and says what to write instead', () => {
    const { found, said } = lint({
      'lib/a.ts': plain('name.normalize()'),
      'lib/b.ts': plain("name.trim().normalize('NFC')"),
      'components/c.tsx': plain("name?.normalize('NFD')"),
    });
    expect(found).toEqual(['lib/a.ts', 'lib/b.ts', 'components/c.tsx']);
    expect(said).toContain('use normalised(');
  });

  it('leaves seed data, tests and the helper itself alone', () => {
    const text = plain("name.normalize('NFC')");
    const paths = ['lib/marketplace/seed/a.ts', 'lib/a.test.ts', 'lib/security/normalised.ts'];
    expect(lint(Object.fromEntries(paths.map((path) => [path, text]))).found).toEqual([]);
  });
});
