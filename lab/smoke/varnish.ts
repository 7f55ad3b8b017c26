import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { which } from '../../scripts/lib/install.mjs';

type Varnish = { url: string; stop(): Promise<void> };

type Options = {
  folder: string;
  port: number;
  /** Ports of the instances behind it. */
  shops: readonly [number, number];
  /** The token that purges must send. */
  token: string;
};

export const hasVarnish = (): boolean => Boolean(which('varnishd') && which('cc'));

/** Runs Varnish with deploy/varnish.vcl in its own folder, and waits until it answers. */
export async function startVarnish({ folder, port, shops, token }: Options): Promise<Varnish> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'haat.vcl');
  const ports = ['3001', '3002'];
  const vcl = readFileSync('deploy/varnish.vcl', 'utf8').replace(/"(3001|3002)"/g, (_, own) => {
    return `"${shops[ports.indexOf(own)]}"`;
  });
  writeFileSync(file, vcl);
  const args = ['-F', '-n', join(folder, 'work'), '-f', file, '-a', `127.0.0.1:${port}`];
  const small = ['-s', 'malloc,64m', '-p', 'http_gzip_support=off', '-j', 'none'];
  const child = spawn('varnishd', [...args, ...small], {
    env: { ...process.env, VARNISH_PURGE_TOKEN: token },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const exited = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await exited;
  };
  for (const deadline = Date.now() + 60_000; !(await answers(port)); ) {
    if (child.exitCode !== null) throw new Error(`Varnish ended before it was open:\n${output}`);
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`Varnish did not open in time:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url: `http://127.0.0.1:${port}`, stop };
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}
