import { readFileSync, writeFileSync } from 'node:fs';
import { explain } from '../scripts/lib/install.mjs';

explain(`npm run lock

Adds to package-lock.json what a partial registry mirror left out: optional packages of other platforms.`);

/**
 * Adds optional packages of other platforms to package-lock.json that a partial registry mirror omitted, so
 * that `npm ci` accepts the lock on every platform. Run after `npm install` with such a mirror; with the
 * complete registry it changes nothing.
 */
const file = 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8'));
const systems =
  /(?:^|[-/])(darwin|linux|win32|android|freebsd|netbsd|openbsd|sunos|aix|openharmony)(?=-|$)/;
const processors =
  /(?:^|-)(x64|ia32|arm64|arm|armv6|armv7|ppc64|ppc64le|s390x|riscv64|loong64|mips64el|wasm32)(?=-|$)/;

let added = 0;
for (const [path, parent] of Object.entries(lock.packages)) {
  if (path === '') continue;
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    if (lock.packages[`node_modules/${name}`] || lock.packages[`${path}/node_modules/${name}`])
      continue;
    const bare = name.replace(/^@[^/]+\//, '');
    const [, os] = systems.exec(bare) ?? [];
    const [, cpu] = processors.exec(bare) ?? [];
    if (!os && !cpu) throw new Error(`${name}: of which platform?`);
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(cpu ? { cpu: [cpu.replace(/^armv\d$/, 'arm')] } : {}),
      ...(parent.dev ? { dev: true } : {}),
      ...(/musl/.test(bare) ? { libc: ['musl'] } : /gnu/.test(bare) ? { libc: ['glibc'] } : {}),
      optional: true,
      ...(os ? { os: [os] } : {}),
    };
    added++;
  }
}
const { '': root, ...others } = lock.packages;
const sorted = Object.fromEntries(Object.entries(others).sort(([a], [b]) => (a < b ? -1 : 1)));
lock.packages = { '': root, ...sorted };
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms added to ${file}`);
