import { refuseImpossibleRole } from './role';

const environment = { ...process.env };
beforeEach(() => {
  for (const name of [
    'ROLE',
    'API_URL',
    'DATABASE_URL',
    'REVALIDATE_ORIGINS',
    'REVALIDATE_SECRET',
  ]) {
    delete process.env[name];
  }
});
afterEach(() => {
  process.env = { ...environment };
});

const postgres = { DATABASE_URL: 'postgres://db/haat' };
const shop = { REVALIDATE_ORIGINS: 'http://shop:3000', REVALIDATE_SECRET: 'secret' };

it.each([
  ['everything on the embedded database', {}],
  ['everything on PostgreSQL', { ROLE: 'all', ...postgres }],
  ['the shop on PostgreSQL', { ROLE: 'web', ...postgres }],
  [
    'the jobs on PostgreSQL, for a shop that they tell of changes',
    { ROLE: 'worker', ...postgres, ...shop },
  ],
  ['the shop of another host', { ROLE: 'web', API_URL: 'https://api.example.in' }],
])('lets a process do %s', (_, settings) => {
  Object.assign(process.env, settings);
  expect(refuseImpossibleRole).not.toThrow();
});

it.each([
  ['what it does not know', { ROLE: 'both' }, 'can be all, web, worker'],
  ['the shop alone on the embedded database', { ROLE: 'web' }, 'needs DATABASE_URL'],
  ['the jobs alone on the embedded database', { ROLE: 'worker', ...shop }, 'needs DATABASE_URL'],
  ['the jobs of another host', { ROLE: 'worker', API_URL: 'https://api.example.in' }, 'at API_URL'],
  [
    'the jobs of a shop it cannot tell of changes',
    { ROLE: 'worker', ...postgres },
    'REVALIDATE_ORIGINS',
  ],
])('refuses to do %s', (_, settings, sentence) => {
  Object.assign(process.env, settings);
  expect(refuseImpossibleRole).toThrow(sentence);
});
