import { connect, createServer, type Socket } from 'node:net';

/*
 * Runs a separate process between the shop and its database: the address stays while the server behind it
 * changes, and connections can be cut. Messages set the target of a name, and the connections to cut.
 */

export type RelayOrder = { name: string; listen?: number; to?: number | null; cut?: true };

const targets = new Map<string, number | null>();
const open = new Map<string, Set<Socket>>();

function listen(name: string, port: number): void {
  open.set(name, new Set());
  createServer({ noDelay: true }, (socket) => {
    const to = targets.get(name);
    if (!to) return void socket.resetAndDestroy();
    const other = connect({ port: to, host: '127.0.0.1', noDelay: true });
    const pair = [socket, other] as const;
    for (const end of pair) {
      open.get(name)?.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        open.get(name)?.delete(end);
        for (const each of pair) each.destroy();
      });
    }
    socket.pipe(other);
    other.pipe(socket);
  }).listen(port, '127.0.0.1');
}

process.on('message', ({ name, listen: port, to, cut }: RelayOrder) => {
  if (to !== undefined) targets.set(name, to);
  if (port !== undefined) listen(name, port);
  if (cut) for (const socket of open.get(name) ?? []) socket.resetAndDestroy();
});
process.on('disconnect', () => process.exit());
