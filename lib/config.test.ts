import { config } from './config';

const cases = [
  { name: 'CACHE_MEMORY_MB', read: () => config.pageMemory, unset: 64, given: ['24', 24] },
  { name: 'PAGES_DISK_MB', read: () => config.pageDisk, unset: 2048, given: ['0', 0] },
  {
    name: 'DATABASE_CONNECTIONS',
    read: () => config.databaseConnections,
    unset: 10,
    given: ['2', 2],
  },
] as const;

describe.each(cases)('$name', ({ name, read, unset, given: [text, value] }) => {
  afterEach(() => {
    delete process.env[name];
  });

  it('is what is said', () => {
    process.env[name] = text;
    expect(read()).toBe(value);
  });

  it.each(['', ' ', 'many', '-1', 'Infinity', 'NaN'])(
    'is as if not set when it is “%s”',
    (junk) => {
      process.env[name] = junk;
      expect(read()).toBe(unset);
    },
  );
});
