import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { arrows } from './arrows';

const house = 'lib/marketplace/';
const table = 'lib/marketplace/app/arrows.ts';

type Import = { from: string; to: string };

/** Every file of the marketplace that runs, and what it imports from there, types too. */
function importsOf(files: readonly string[]): Import[] {
  const known = new Set(files);
  const found: Import[] = [];
  for (const from of files) {
    const text = readFileSync(from, 'utf8');
    for (const [, specifier = ''] of text.matchAll(/(?:\bfrom|\bimport\(|^import)\s*'([^']+)'/gm)) {
      const path = specifier.startsWith('@/')
        ? specifier.slice(2)
        : specifier.startsWith('.')
          ? posix.join(dirname(from), specifier)
          : undefined;
      if (!path?.startsWith(house)) continue;
      const to = [`${path}.ts`, `${path}/index.ts`, path].find((each) => known.has(each));
      if (to) found.push({ from, to });
    }
  }
  return found;
}

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', house], {
  encoding: 'utf8',
});
const files = listed
  .trim()
  .split('\n')
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|\/testing\//.test(file));
const imports = importsOf(files);

/** `modules/orders` of lib/marketplace/modules/orders/place/place.ts. */
function roomOf(file: string): string {
  const [first = '', second = ''] = file.slice(house.length).split('/');
  const room = first === 'modules' || first === 'providers' ? join(first, second) : first;
  return room.replace(/\.ts$/, '');
}

const isDoor = (file: string) => file.split('/').length === 5 && file.endsWith('/index.ts');

/** In a thread there is no room for whole modules. */
const threads = `${house}app/worker-tasks.ts`;

const allows = (uses: readonly string[], room: string) =>
  uses.some((each) => each === room || (each.endsWith('/*') && room.startsWith(each.slice(0, -1))));

const complaints = imports.flatMap(({ from, to }) => {
  const [own, other] = [roomOf(from), roomOf(to)];
  if (own === other) {
    const past = isDoor(to) && !isDoor(from);
    return past ? [`${from} imports its own door: import the file that defines the name`] : [];
  }
  const room = arrows[own];
  if (!room) return [];
  if (other === 'kernel' || from === threads) return [];
  if (own === 'kernel')
    return [`${from} imports ${to}: the kernel knows nobody; hand it in from app/`];
  if (!allows(room.uses, other)) {
    return [
      `${from} imports ${to}: ${own} may not use ${other}. Write an event (kernel/events), move what both need to a ` +
        `room below both, or, where the arrow makes no circle, add it to ${table} with its reason`,
    ];
  }
  if (other.startsWith('modules/') && !isDoor(to)) {
    return [`${from} imports ${to}: go through the door, ${house}${other}/index.ts`];
  }
  return [];
});

it('has every room in the table, and no other', () => {
  const rooms = new Set(files.map(roomOf));
  expect([...rooms].filter((room) => !Object.hasOwn(arrows, room))).toEqual([]);
  expect(Object.keys(arrows).filter((room) => !rooms.has(room))).toEqual([]);
});

it('imports only along the arrows and through the doors', () => {
  expect(complaints).toEqual([]);
});

it('has no arrow that nothing uses', () => {
  const used = new Set(imports.map(({ from, to }) => `${roomOf(from)} → ${roomOf(to)}`));
  const idle = Object.entries(arrows).flatMap(([room, { uses }]) =>
    uses
      .filter((each) => !each.endsWith('*') && !used.has(`${room} → ${each}`))
      .map((each) => `${room} → ${each}`),
  );
  expect(idle).toEqual([]);
});

/** The nodes of a graph that lie on a circle (Tarjan's strongly connected components). */
function circles(nodes: Iterable<string>, next: (node: string) => Iterable<string>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (node: string) => {
    index.set(node, index.size);
    low.set(node, index.size - 1);
    stack.push(node);
    for (const other of next(node)) {
      if (!index.has(other)) visit(other);
      if (stack.includes(other)) low.set(node, Math.min(low.get(node) ?? 0, low.get(other) ?? 0));
    }
    if (low.get(node) !== index.get(node)) return;
    const circle = stack.splice(stack.indexOf(node));
    if (circle.length > 1) found.push(circle);
  };
  for (const node of nodes) if (!index.has(node)) visit(node);
  return found;
}

const nextOf = (pairs: readonly [string, string][]) => {
  const map = new Map<string, Set<string>>();
  for (const [from, to] of pairs) {
    if (from !== to) map.set(from, (map.get(from) ?? new Set()).add(to));
  }
  return (node: string) => map.get(node) ?? [];
};

it('has no circle of rooms', () => {
  const pairs = imports.map(({ from, to }): [string, string] => [roomOf(from), roomOf(to)]);
  expect(circles(Object.keys(arrows), nextOf(pairs))).toEqual([]);
});

it('has no circle of files', () => {
  const pairs = imports.map(({ from, to }): [string, string] => [from, to]);
  expect(circles(files, nextOf(pairs))).toEqual([]);
});
