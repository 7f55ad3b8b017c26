import { rooms } from './rooms';

const links = {
  group: ['next/link', 'next-intl/navigation'],
  message: 'Links are components/shell/navigation/link; the router is lib/paths/navigation.',
};

/** The packages that a room may not import. */
const more: Record<string, { group: string[]; message: string }> = {
  'components/ui': {
    group: ['next-intl', 'next-intl/**', 'swr'],
    message: 'components/ui knows no domain, no translations and no data.',
  },
  'lib/documents': {
    group: ['react', 'jspdf', 'pdfkit'],
    message:
      'A document is data that every painter draws: it knows no React and no PDF library (docs/decisions/0008).',
  },
};

/** `lib/config` is a file and not a folder. */
const addresses = (room: string) => (room === 'lib/config' ? ['@/lib/config'] : [`@/${room}/**`]);

const outsideOf = (folder: string, uses: readonly string[]) =>
  Object.keys(rooms)
    .filter((room) => room.startsWith(`${folder}/`) && !uses.includes(room))
    .flatMap(addresses);

const marketplace = '**/marketplace/**';

/** Names the fewer: the rooms of `lib` that a part of pages may not use, or those that a room of `lib` may. */
const strangers = (room: string, uses: readonly string[]) =>
  room.startsWith('components/')
    ? [
        ...outsideOf('lib', uses),
        '@/lib/marketplace/**',
        ...outsideOf('components', [...uses, room]),
      ]
    : ['@/components/**', '@/lib/**', ...[room, ...uses].flatMap(addresses).map((at) => `!${at}`)];

/** Returns Biome's overrides that hold each room to its arrows, in the table's order. */
export const lintOverrides = () =>
  Object.entries(rooms).map(([room, { uses }]) => ({
    includes: [
      room === 'lib/config' ? 'lib/config.ts' : `${room}/**`,
      // The one way into the marketplace.
      ...(room === 'lib/client' ? ['!lib/client/server-transport.ts'] : []),
      '!**/*.test.ts',
      '!**/*.test.tsx',
      '!**/testing/**',
    ],
    linter: {
      rules: {
        style: {
          noRestrictedImports: {
            level: 'error',
            options: {
              patterns: [
                {
                  group: ['@/app/**', '@/server/**', ...strangers(room, uses), marketplace],
                  message: `${room} may not use this room: scripts/house/rooms.ts has its arrows.`,
                },
                ...(more[room] ? [more[room]] : []),
                links,
              ],
            },
          },
        },
      },
    },
  }));
