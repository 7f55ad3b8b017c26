import { readFileSync } from 'node:fs';
import { circles, importsOf, sourcesIn } from './imports';
import { lintOverrides } from './lint-rules';
import { rooms } from './rooms';

const files = ['lib', 'components'].flatMap(sourcesIn);
const imports = importsOf(files, new Set(files));

/** Returns `lib/i18n` for lib/i18n/names/full-name.ts, and `lib/config` for lib/config.ts. */
const roomOf = (file: string) =>
  file
    .split('/')
    .slice(0, 2)
    .join('/')
    .replace(/\.tsx?$/, '');

const arrows = imports
  .map(({ from, to }) => ({ from, to, own: roomOf(from), other: roomOf(to) }))
  .filter(({ own, other }) => own !== other);

/** The marketplace's rooms have a table of their own, and it may use what knows no page. */
const outside = 'lib/marketplace';

it('has every room in the table, and no other', () => {
  const found = new Set(files.map(roomOf));
  const without = [...found].filter((room) => room !== outside && !Object.hasOwn(rooms, room));
  expect(without.map((room) => `${room} has no row in scripts/house/rooms.ts: add one`)).toEqual(
    [],
  );
  expect(Object.keys(rooms).filter((room) => !found.has(room))).toEqual([]);
});

it('imports only along the arrows', () => {
  const complaints = arrows
    .filter(({ own, other }) => own !== outside && !rooms[own]?.uses.includes(other))
    .map(({ from, to, own, other }) => `${from} imports ${to}: ${own} may not use ${other}`);
  expect(complaints).toEqual([]);
});

it('reaches the marketplace through one file', () => {
  const doors = arrows.filter(({ other }) => other === outside).map(({ from }) => from);
  expect(new Set(doors)).toEqual(new Set(['lib/client/server-transport.ts']));
});

it('has no arrow between rooms of lib, or between components, that nothing uses', () => {
  const used = new Set(arrows.map(({ own, other }) => `${own} → ${other}`));
  const idle = Object.entries(rooms).flatMap(([room, { uses }]) =>
    uses
      .filter((each) => each.split('/')[0] === room.split('/')[0] && each !== outside)
      .map((each) => `${room} → ${each}`)
      .filter((arrow) => !used.has(arrow)),
  );
  expect(idle).toEqual([]);
});

it('has no circle of rooms', () => {
  const pairs = arrows.map(({ own, other }) => [own, other] as const);
  expect(circles([outside, ...Object.keys(rooms)], pairs)).toEqual([]);
});

it('is what the lint rules say', () => {
  const written = JSON.parse(readFileSync('scripts/house/biome-rooms.json', 'utf8'));
  // `npm run house` writes them anew.
  expect(written.overrides).toEqual(lintOverrides());
});
