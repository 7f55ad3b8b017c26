import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * Opens a TCP proxy to a server that can fall silent, as if the server hung or the network broke, and
 * redirect new connections to another server, as a name does after a failover.
 */
export async function openLine(url: string) {
  let target = new URL(url);
  const sockets = new Set<Socket>();
  const held: (() => void)[] = [];
  let isSilent = false;

  const forward = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (bytes) => {
      if (isSilent) held.push(() => to.write(bytes));
      else to.write(bytes);
    });
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    from.on('error', () => {});
  };
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    forward(near, far);
    forward(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const near = new URL(url);
  near.hostname = '127.0.0.1';
  near.port = String((server.address() as AddressInfo).port);
  return {
    url: near.href,
    leadTo(other: string) {
      target = new URL(other);
    },
    fallSilent() {
      isSilent = true;
    },
    speak() {
      isSilent = false;
      for (const write of held.splice(0)) write();
    },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
