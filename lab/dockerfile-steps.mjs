import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { explain, run } from '../scripts/lib/install.mjs';
import { findNode24 } from '../scripts/lib/node-24.mjs';
import { copyOf, ignores, pairsOf, stagesOf } from './dockerfile/parse.mjs';

explain(`npm run image:try

Runs the steps of the Dockerfile without a container engine, starts the image and asks it what any shop is asked.`);

/**
 * Tests the Dockerfile without a container engine: a clean folder stands for each stage's file system, its
 * steps run there with the image's Node version, and its CMD is started as the image's user and passes the
 * usual checks (npm run smoke). It cannot test the base image's own libraries.
 */
const port = 3247;
const user = { uid: 1000, gid: 1000 };
const isRoot = process.getuid?.() === 0;
const root = mkdtempSync(join(tmpdir(), 'haat-image-'));
chmodSync(root, 0o755);
const node = findNode24();
if (!node) {
  console.error('No Node 24 could be had from the registry.');
  process.exit(1);
}
/** The environment of an image, without this shell's settings. */
const bare = {
  PATH: `${dirname(node)}:${process.env.PATH}`,
  HOME: process.env.HOME,
  npm_config_cache: process.env.npm_config_cache,
};

const built = new Map();
let last;
for (const [index, stage] of stagesOf(readFileSync('Dockerfile', 'utf8')).entries()) {
  last = build(stage, join(root, stage.name ?? `stage-${index}`));
  if (stage.name) built.set(stage.name, last);
}
const { status, stdout } = spawnSync('du', ['-sm', join(last.folder, 'app')], { encoding: 'utf8' });
if (status === 0) console.log(`The image's /app: ${stdout.split('\t')[0]} MB`);
process.exitCode = await tryOut(last);
rmSync(root, { recursive: true, force: true });

/** Runs the steps of a stage in its folder; returns the image's properties. */
function build({ from, name = 'image', steps }, folder) {
  console.log(`\n── ${name}, from ${from} ──`);
  mkdirSync(folder, { recursive: true });
  const image = { folder, directory: '/', env: {}, user: undefined, command: [] };
  const at = (path) => join(folder, resolve(image.directory, path));
  // Paths of the image become paths below its folder, because there is no other root.
  const inFolder = (text) =>
    text.replace(/(?<![\w./])\/(?:app|data)(?=[/\s"']|$)/g, (path) => folder + path);
  for (const { instruction, rest } of steps) {
    console.log(`${instruction} ${rest}`);
    if (instruction === 'WORKDIR') {
      image.directory = resolve(image.directory, rest);
      mkdirSync(at('.'), { recursive: true });
    } else if (instruction === 'ENV') {
      for (const [key, value] of pairsOf(rest)) image.env[key] = inFolder(value);
    } else if (instruction === 'COPY') {
      copy(copyOf(rest), at);
    } else if (instruction === 'RUN') {
      const command = isRoot
        ? inFolder(rest).replaceAll('node:node', '1000:1000')
        : inFolder(rest).replace(/&& chown .*/, '');
      run('sh', [
        '-c',
        `cd '${at('.')}' && exec env -i ${settings(image.env)} sh -ec '${command}'`,
      ]);
    } else if (instruction === 'USER') {
      image.user = rest;
    } else if (instruction === 'CMD') {
      image.command = JSON.parse(rest);
    } else if (!['EXPOSE', 'VOLUME', 'STOPSIGNAL', 'HEALTHCHECK'].includes(instruction)) {
      throw new Error(`This script does not know ${instruction}.`);
    }
  }
  return { ...image, directory: at('.') };
}

function settings(env) {
  return Object.entries({ ...bare, ...env })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}='${value}'`)
    .join(' ');
}

function copy({ options, sources, target }, at) {
  const from = options.from ? built.get(options.from) : undefined;
  const isIgnored = ignores(readFileSync('.dockerignore', 'utf8'));
  for (const source of sources) {
    const path = from ? join(from.folder, source) : resolve(source);
    const isFolder = sources.length > 1 || target.endsWith('/') || source === '.';
    const isTree = source === '.' || (from && !source.includes('package'));
    const to = isFolder && !isTree ? join(at(target), source) : at(target);
    const filter = (file) => from !== undefined || !isIgnored(relative('.', file));
    cpSync(path, to, { recursive: true, preserveTimestamps: true, filter });
    if (options.chown && isRoot) run('chown', ['-R', `${user.uid}:${user.gid}`, to]);
  }
}

/** Starts CMD with the demo market, and runs the usual checks. Returns the exit code. */
async function tryOut(image) {
  const [, ...args] = image.command;
  const env = {
    ...bare,
    ...image.env,
    ...{
      PORT: String(port),
      DEMO_DATA: 'on',
      DEMO_PRODUCTS: '60',
      PAYMENTS: 'test',
      LOG_LEVEL: 'warn',
    },
  };
  console.log(`\n── ${image.command.join(' ')}, as ${image.user} ──`);
  const child = spawn(node, args, {
    cwd: image.directory,
    env,
    stdio: 'inherit',
    ...(isRoot && image.user ? user : {}),
  });
  try {
    await healthy(child);
    const asked = ['--url', `http://localhost:${port}`, '--data', image.env.DATA_DIR];
    return spawnSync(process.execPath, ['--import', 'tsx', 'lab/smoke.ts', ...asked], {
      stdio: 'inherit',
    }).status;
  } finally {
    child.kill('SIGTERM');
    await new Promise((done) => child.once('exit', done));
    console.log(`It stopped with ${child.exitCode}.`);
  }
}

async function healthy(child) {
  for (const deadline = Date.now() + 180_000; Date.now() < deadline; ) {
    if (child.exitCode !== null) throw new Error('It ended before it was open.');
    const answer = await fetch(`http://localhost:${port}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((again) => setTimeout(again, 200));
  }
  throw new Error('It did not open in time.');
}
