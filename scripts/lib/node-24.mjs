import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { tryRun } from './install.mjs';

const folder = '.tmp/node24';
/** npm has Node's binary for each platform; only Apple silicon has another package name. */
const isAppleSilicon = process.platform === 'darwin' && process.arch === 'arm64';
const name = `${isAppleSilicon ? 'node-bin' : 'node'}-${process.platform}-${process.arch}`;
const binary = resolve(folder, 'node_modules', name, 'bin/node');

/** Returns the path of a Node 24: this one, or npm's package, installed once; undefined if neither exists. */
export function findNode24() {
  if (process.versions.node.startsWith('24.')) return process.execPath;
  if (runs()) return binary;
  console.log('Installing Node 24 from npm …');
  mkdirSync(folder, { recursive: true });
  const quietly = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund'];
  tryRun('npm', ['install', '--prefix', folder, ...quietly, `${name}@24`]);
  return runs() ? binary : undefined;
}

const runs = () => spawnSync(binary, ['--version']).status === 0;
