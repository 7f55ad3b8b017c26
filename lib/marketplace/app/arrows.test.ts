import { join } from 'node:path';
import { circles, importsOf, sourcesIn } from '@/scripts/house/imports';
import { arrows } from './arrows';

const house = 'lib/marketplace/';
const table = 'lib/marketplace/app/arrows.ts';

const files = sourcesIn(house);
const imports = importsOf(files, new Set(files));

/** Returns a file's room: `modules/orders` for lib/marketplace/modules/orders/place/place.ts. */
function roomOf(file: string): string {
  const [first = '', second = ''] = file.slice(house.length).split('/');
  const room = first === 'modules' || first === 'providers' ? join(first, second) : first;
  return room.replace(/\.ts$/, '');
}

const isDoor = (file: string) => file.split('/').length === 5 && file.endsWith('/index.ts');

/** The threads' file may import files past a module's door, because a thread has no room for whole modules. */
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

it('has no circle of rooms', () => {
  const pairs = imports.map(({ from, to }): [string, string] => [roomOf(from), roomOf(to)]);
  expect(circles(Object.keys(arrows), pairs)).toEqual([]);
});

it('has no circle of files', () => {
  const pairs = imports.map(({ from, to }): [string, string] => [from, to]);
  expect(circles(files, pairs)).toEqual([]);
});
