import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type Mode = 'pass' | 'hang' | 'refuse';

/**
 * Starts a proxy to a node that can be made to hang (calls are accepted and never answered) or to refuse
 * connections.
 */
export async function startFaultyNode(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let mode: Mode = 'pass';
  const server = createServer((socket) => {
    if (mode === 'refuse') {
      socket.destroy();
      return;
    }
    const node = connect(Number(port), hostname);
    for (const one of [socket, node]) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        socket.destroy();
        node.destroy();
      });
    }
    node.pipe(socket);
    socket.on('data', (data) => {
      if (mode === 'pass') node.write(data);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set(next: Mode) {
      mode = next;
      if (mode === 'refuse') for (const socket of sockets) socket.destroy();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
