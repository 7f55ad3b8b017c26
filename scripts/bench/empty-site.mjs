import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { run } from '../lib/install.mjs';

const port = 3291;
const folder = '.tmp/bench-empty-site';
const next = 'node_modules/next/dist/bin/next';

/**
 * Builds and starts a site of the same framework whose pages contain one heading: the lower bound for the
 * shop's pages on this machine. It is served by `next start`.
 */
export async function openEmptySite() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/app/[id]`, { recursive: true });
  cpSync('scripts/bench/empty-site/layout.jsx', `${folder}/app/layout.jsx`);
  cpSync('scripts/bench/empty-site/page.jsx', `${folder}/app/[id]/page.jsx`);
  writeFileSync(
    `${folder}/next.config.mjs`,
    `export default { turbopack: { root: ${JSON.stringify(process.cwd())} }, experimental: { isrFlushToDisk: false } };\n`,
  );
  run(process.execPath, [next, 'build', folder]);
  const child = spawn(process.execPath, [next, 'start', folder, '-p', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  const url = `http://localhost:${port}`;
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
    const answer = await fetch(`${url}/start`).catch(() => undefined);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    pid: child.pid,
    async stop() {
      child.kill();
      await exited;
    },
  };
}
