import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Starts the shop in its own process and waits until it is healthy.
 * @param {{ port: number, dataDir: string, env?: Record<string, string>, quiet?: boolean, script?: string,
 * cwd?: string }} options `script`, relative to `cwd`, is started in place of `npm start`
 */
export async function startShop({
  port,
  dataDir,
  env = {},
  quiet = true,
  script = 'scripts/start.mjs',
  cwd,
}) {
  if (await isTaken(port)) throw new Error(`Port ${port} is taken: two tests have the same one.`);
  const child = spawn(process.execPath, [script], {
    cwd,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      PAGES_AHEAD: 'off',
      ...env,
    },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  const exited = once(child, 'exit');
  const url = `http://localhost:${port}`;
  await healthy(
    url,
    () => child.exitCode !== null,
    () => output,
  ).catch((error) => {
    child.kill();
    throw error;
  });
  const end = async (signal) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
    return child.exitCode;
  };
  return {
    url,
    pid: child.pid,
    /** Returns everything printed so far. */
    output: () => output,
    /** Stops the shop like Ctrl-C; returns the exit code. */
    stop: () => end('SIGTERM'),
    /** Stops the shop like a power cut. */
    kill: () => end('SIGKILL'),
  };
}

/** Checks whether a port is already in use, because the caller would take that server for its own shop. */
async function isTaken(port) {
  const socket = connect(port, 'localhost');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}

async function healthy(url, hasEnded, output) {
  for (const deadline = Date.now() + 300_000; Date.now() < deadline; ) {
    if (hasEnded()) throw new Error(`The shop ended before it was open:\n${output()}`);
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The shop did not open in time:\n${output()}`);
}
