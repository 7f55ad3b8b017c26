import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Starts a bare Node server in its own process; `put` gives it a page to answer with. */
export async function startBareServer() {
  const child = fork(new URL('./bare-server.mjs', import.meta.url));
  const [port] = await once(child, 'message');
  const url = `http://localhost:${port}`;
  return {
    url,
    pid: child.pid,
    async put(path, body) {
      await fetch(url + path, { method: 'PUT', body });
    },
    stop() {
      child.kill();
    },
  };
}
