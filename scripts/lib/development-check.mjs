import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The check's own page, component and route handler; `.gitignore` names their folders. */
const pageFolder = 'app/[locale]/(preview)/development-check';
const routeFolder = 'app/api/development-check';

const page = `import { Words } from './words';

export default function DevelopmentCheck() {
  return <Words />;
}
`;
const component = (words) => `export const Words = () => <p>${words}</p>;\n`;
const route = (words) => `export const GET = () => new Response('${words}');\n`;

/** A page of each area, and the API; the first of them compiles and opens the host. */
const paths = ['/', '/hi', '/seller/signin', '/hi/operator/signin', '/api/health'];

/** Milliseconds for one step: a page is compiled before it answers, on a machine that may be busy. */
const patience = 600_000;

/**
 * Starts `npm run dev` on a market of its own, opens a page of each area, and sees a change of a component and of a route
 * handler. Prints how long each took.
 * @returns the number of steps
 * @throws with the last output of the server
 */
export async function checkDevelopment() {
  const { listens, ask, hasEnded, output } = await openServer();
  let steps = 0;
  async function step(what, holds) {
    const began = Date.now();
    await until(holds, hasEnded).catch((error) => {
      throw new Error(`${what}: ${error.message}\n${output().slice(-5000)}`);
    });
    steps++;
    console.log(`  ✓ ${what}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
  }
  const shows = (path, words) => async () => {
    const { status, text } = await ask(path);
    return status === 200 && text.includes(words) ? undefined : `${status} ${text.slice(0, 300)}`;
  };
  await step('the server listens', listens);
  for (const path of paths) await step(`${path} opens`, shows(path, ''));
  const [ownPage, ownRoute] = ['/development-check', '/api/development-check'];
  for (const path of [ownPage, ownRoute]) await step(`${path} opens`, shows(path, 'before'));
  write(pageFolder, 'words.tsx', component('after'));
  await step('a changed component is seen', shows(ownPage, 'after'));
  write(routeFolder, 'route.ts', route('after'));
  await step('a changed route handler is seen', shows(ownRoute, 'after'));
  return steps;
}

/** Writes the check's own files and starts the server. Both go when this process ends, also by a signal. */
async function openServer() {
  const dataDir = resolve('.tmp/development');
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  removeOwnFiles();
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/dev.mjs'], {
    // The server is a child of this process: the group ends both.
    detached: true,
    env: {
      ...process.env,
      ...{ NODE_ENV: 'development', PORT: String(port), DATA_DIR: dataDir, DEMO_PRODUCTS: '60' },
      ...{ LOG_LEVEL: 'warn', DATABASE_URL: '', API_URL: '', REDIS_URL: '', SEARCH_URL: '' },
      ...{ SMTP_URL: '', SMS_URL: '', SITE_URL: '', NEXTAUTH_URL: '' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => {
    removeOwnFiles();
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  write(pageFolder, 'page.tsx', page);
  write(pageFolder, 'words.tsx', component('before'));
  write(routeFolder, 'route.ts', route('before'));
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  }
  return {
    async listens() {
      const socket = connect(port, 'localhost');
      await once(socket, 'connect').finally(() => socket.destroy());
    },
    async ask(path) {
      const answer = await fetch(`http://localhost:${port}${path}`);
      return { status: answer.status, text: await answer.text() };
    },
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    output: () => printed,
  };
}

function removeOwnFiles() {
  for (const folder of [pageFolder, routeFolder]) rmSync(folder, { recursive: true, force: true });
}

function write(folder, name, text) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
}

async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** Asks until nothing is missing. A refused connection is tried again. */
async function until(missing, hasEnded) {
  const end = Date.now() + patience;
  let last;
  do {
    if (hasEnded()) throw new Error('the server has ended');
    last = await missing().catch(({ message, cause }) => cause?.code ?? message);
    if (last === undefined) return;
    await pause(100);
  } while (Date.now() < end);
  throw new Error(last);
}
